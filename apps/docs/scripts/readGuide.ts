/** A block of code in a guide. */
export type Block = {
  /** The language that the fence names. */
  readonly language: string
  /** The file that it is, by the comment in its first line. */
  readonly file: string | undefined
  readonly code: string
}

/** Every block of code of a guide, in order. */
export function readGuide(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    file: /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1],
    code,
  }))
}
