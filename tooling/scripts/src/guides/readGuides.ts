/** A change that CONTRIBUTING has a guide for. */
export type Guide = {
  /** Title of its section. */
  readonly title: string
  /** Files that it touches, in the order of the guide; a part in angle brackets stands for a name. */
  readonly files: readonly string[]
}

/** The guides for change of CONTRIBUTING: each is a section whose numbered lines begin with a file. */
export function readGuides(contributing: string): Guide[] {
  const [, guides = ''] = contributing.split(/^## Guides for change$/m)
  const sections = (guides.split(/^## /m)[0] ?? '').split(/^### /m).slice(1)
  return sections.map((section) => {
    const [title = '', ...lines] = section.split('\n')
    return { title, files: lines.flatMap((line) => /^\d+\. `([^`]+)`/.exec(line)?.[1] ?? []) }
  })
}

/** What differs between the files that a guide names and those that were touched, as sentences. */
export function compareFiles({ title, files }: Guide, touched: readonly string[]): string[] {
  const patterns = files.map((file) => ({
    file,
    pattern: new RegExp(`^${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<[^>]+>/g, '[^/]+')}$`),
  }))
  const left = [...touched]
  // A file with its whole name before those of any name.
  const missing = patterns
    .toSorted((a, b) => Number(a.file.includes('<')) - Number(b.file.includes('<')))
    .flatMap(({ file, pattern }) => {
      const at = left.findIndex((path) => pattern.test(path))
      if (at === -1) return [`"${title}" names ${file}, and the change does not touch it.`]
      left.splice(at, 1)
      return []
    })
  return [...missing, ...left.map((path) => `"${title}" does not name ${path}, and the change touches it.`)]
}
