import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export const guideFolder = join(import.meta.dirname, '../guides')

/** A guide of the site. */
export type Guide = {
  /** Its file in the folder of guides. */
  readonly file: string
  /** The name of its page: `sign-in` of `guides/sign-in.html`. */
  readonly slug: string
  readonly title: string
  /** Who it is for, as the first page says. */
  readonly summary: string
}

/**
 * The guides in reading order, which is that of the table on the first page.
 *
 * @throws Error when the table leaves out a guide, or names one twice or by another title.
 */
export function readGuides(): readonly Guide[] {
  const index = readFileSync(join(guideFolder, 'index.md'), 'utf8')
  const guides = [...index.matchAll(/^\| \[(.+?)\]\(\.\/(.+?\.md)\) \| (.+?) \|$/gm)].map(
    ([, title = '', file = '', summary = '']) => ({ file, slug: basename(file, '.md'), title, summary }),
  )
  for (const { file, title } of guides)
    if (!readFileSync(join(guideFolder, file), 'utf8').startsWith(`---\ntitle: ${title}\n---\n`))
      throw new Error(`The first page names ${file} by another title.`)
  const files = globSync('**/*.md', { cwd: guideFolder }).filter((file) => file !== 'index.md')
  if (
    guides
      .map(({ file }) => file)
      .toSorted()
      .join() !== files.toSorted().join()
  )
    throw new Error(`The first page has to name each guide once: ${files.join(', ')}.`)
  return guides
}
