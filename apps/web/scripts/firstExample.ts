/**
 * Finds the example that a README begins with: the text of its first fenced block in one of some languages.
 *
 * @param languages as they stand behind the fence
 * @param until the line it ends with; all of it by default
 * @throws Error where there is none, or no such line
 */
export function firstExample(readme: string, languages: readonly string[], until?: RegExp): string {
  for (const [, language = '', block = ''] of readme.matchAll(/^```(\w+)\n(.*?)\n```$/gms)) {
    if (!languages.includes(language)) continue
    if (!until) return block
    const lines = block.split('\n')
    const last = lines.findIndex((line) => until.test(line))
    if (last < 0) throw new Error(`The example of the README has no line like ${until}.`)
    return lines.slice(0, last + 1).join('\n')
  }
  throw new Error(`The README has no example in ${languages.join(' or ')}.`)
}
