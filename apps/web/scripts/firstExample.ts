/**
 * Finds the example that a README begins with: the text of its first fenced block.
 *
 * @param until the line it ends with; all of it by default
 * @throws Error where there is none, or no such line
 */
export function firstExample(readme: string, until?: RegExp): string {
  const block = /^```\w+\n(.*?)\n```$/ms.exec(readme)?.[1]
  if (block === undefined) throw new Error('The README begins with no example.')
  if (!until) return block
  const lines = block.split('\n')
  const last = lines.findIndex((line) => until.test(line))
  if (last < 0) throw new Error(`The example of the README has no line like ${until}.`)
  return lines.slice(0, last + 1).join('\n')
}
