/** '/a/{b|c}/{|d}' → '/a/b', '/a/b/d', '/a/c', '/a/c/d'. An empty choice drops the segment. */
export function expand(pattern: string): string[] {
  const [group, choices = ''] = /\{([^}]*)\}/.exec(pattern) ?? [];
  if (group === undefined) return [pattern.replace(/(.)\/+$/, '$1')];
  return choices.split('|').flatMap((choice) => expand(pattern.replace(group, choice)));
}
