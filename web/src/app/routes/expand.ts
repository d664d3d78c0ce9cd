/** '/a/{b|c}/{|d}' → '/a/b', '/a/b/d', '/a/c', '/a/c/d'. An empty choice drops the segment. */
export function expand(pattern: string): string[] {
  const [braces, inside = ''] = /\{([^}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern.replace(/(.)\/+$/, '$1')];
  return inside.split('|').flatMap((choice) => expand(pattern.replace(braces, choice)));
}
