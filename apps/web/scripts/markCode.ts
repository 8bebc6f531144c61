/** Text of an example, with what it is where that is worth a colour. */
export type CodePart = string | readonly [mark: 'comment' | 'keyword' | 'name' | 'option' | 'text', text: string]

const patterns = {
  sh: /(?<comment>^#.*$)|(?<option>--[\w-]+)/g,
  tsx: /(?<comment>\/\/.*$)|(?<text>'[^']*'|"[^"]*")|(?<name>(?<=<\/?)[A-Z]\w*)|\b(?<keyword>as|async|await|const|export|from|function|import|return|type)\b/g,
} as const

function markLine(line: string, pattern: RegExp): CodePart[] {
  const parts: CodePart[] = []
  let end = 0
  for (const found of line.matchAll(pattern)) {
    const [mark] = Object.entries(found.groups ?? {}).find(([, text]) => text !== undefined) ?? []
    if (found.index > end) parts.push(line.slice(end, found.index))
    // Sound: the groups of the patterns are named as marks are.
    parts.push([mark as Exclude<CodePart, string>[0], found[0]])
    end = found.index + found[0].length
  }
  return end < line.length ? [...parts, line.slice(end)] : parts
}

/** Lines of an example in parts, each as it stands: joined they are the example again. Short examples, as READMEs have them, not a grammar. */
export function markCode(code: string, language: keyof typeof patterns): CodePart[][] {
  return code.split('\n').map((line) => markLine(line, patterns[language]))
}
