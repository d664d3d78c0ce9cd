/** What a build says of its modules, by their ids. */
export interface ModuleGraph {
  /** What a module needs before it can run. */
  needs: (id: string) => readonly string[];
  /** What it asks for only when it wants it, by `import()`. */
  mayAsk: (id: string) => readonly string[];
}

export type Modules = ReadonlySet<string>;

/** A module with all that it needs before it can run. What is `there` already is left out, with what that needs. */
export function reach(graph: ModuleGraph, start: string, there: Modules = new Set()): Modules {
  const found = new Set<string>();
  const follow = (id: string): void => {
    if (found.has(id) || there.has(id)) return;
    found.add(id);
    graph.needs(id).forEach(follow);
  };
  follow(start);
  return found;
}

export const union = (sets: Iterable<Iterable<string>>): Modules =>
  new Set([...sets].flatMap((set) => [...set]));

export const common = ([first = new Set(), ...others]: readonly Modules[]): Modules =>
  new Set([...first].filter((id) => others.every((set) => set.has(id))));

export const without = (modules: Modules, there: Modules): Modules =>
  new Set([...modules].filter((id) => !there.has(id)));

/** Answers each question once. */
export function memoize<Question, Answer>(
  answer: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new Map<Question, { answer: Answer }>();
  return (question) => {
    const found = known.get(question) ?? { answer: answer(question) };
    known.set(question, found);
    return found.answer;
  };
}
