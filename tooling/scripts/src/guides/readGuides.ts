/** A change that CONTRIBUTING has a guide for. */
export type Guide = {
  /** Title of its section. */
  readonly title: string
  /** Files that are edited by hand, in the order of the guide. A part in angle brackets stands for a name. */
  readonly edited: readonly string[]
  /** Files that `pnpm codegen` writes. A part in angle brackets stands for one or more names. */
  readonly generated: readonly string[]
}

/** Files that a change touched. */
export type TouchedFiles = {
  readonly edited: readonly string[]
  readonly generated: readonly string[]
}

/** Reads the guides for change in CONTRIBUTING. Each is a section with numbered lines that begin with a file. */
export function readGuides(contributing: string): Guide[] {
  const [, guides = ''] = contributing.split(/^## Guides for change$/m)
  const sections = (guides.split(/^## /m)[0] ?? '').split(/^### /m).slice(1)
  return sections.map((section) => {
    const [title = '', ...lines] = section.split('\n')
    const files = lines.flatMap((line) => {
      const [, file, isGenerated] = /^\d+\. `([^`]+)`(: by `pnpm codegen`)?/.exec(line) ?? []
      return file === undefined ? [] : { file, isGenerated: isGenerated !== undefined }
    })
    return {
      title,
      edited: files.filter(({ isGenerated }) => !isGenerated).map(({ file }) => file),
      generated: files.filter(({ isGenerated }) => isGenerated).map(({ file }) => file),
    }
  })
}

function filePattern(file: string): RegExp {
  return new RegExp(`^${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<[^>]+>/g, '[^/]+')}$`)
}

/** Compares the files that a guide names with those that its change touched. Returns each difference as a sentence. */
export function compareFiles({ title, edited, generated }: Guide, touched: TouchedFiles): string[] {
  const unnamed = [...touched.edited]
  // A file with its whole name is matched before those of any name.
  const missing = edited
    .toSorted((a, b) => Number(a.includes('<')) - Number(b.includes('<')))
    .filter((file) => {
      const at = unnamed.findIndex((path) => filePattern(file).test(path))
      if (at !== -1) unnamed.splice(at, 1)
      return at === -1
    })
  const isNamed = (path: string) => generated.some((file) => filePattern(file).test(path))
  const notWritten = generated.filter((file) => !touched.generated.some((path) => filePattern(file).test(path)))
  return [
    ...missing.map((file) => `"${title}" names ${file}, and the change does not touch it.`),
    ...notWritten.map((file) => `"${title}" names ${file}, and \`pnpm codegen\` does not change it.`),
    ...unnamed.map((path) => `"${title}" does not name ${path}, and the change touches it.`),
    ...touched.generated
      .filter((path) => !isNamed(path))
      .map((path) => `"${title}" does not name ${path}, and \`pnpm codegen\` changes it.`),
  ]
}
