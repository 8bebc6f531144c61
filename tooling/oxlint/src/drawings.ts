import { arrowsBetweenFolders, arrowsBetweenPackages, type Arrow } from './readImports.ts'

/** A picture that is drawn: the comment that names what it shows, and the diagram under it. */
const drawing = /(<!-- rooms: (\S+) -->\n```mermaid\n)([\s\S]*?)(```)/g

/** A Mermaid diagram: a line for each part, with all that it imports. */
export function drawArrows(arrows: readonly Arrow[]): string {
  const parts = [...new Set(arrows.map(({ from }) => from))]
  const importedBy = (part: string) => arrows.filter(({ from }) => from === part).map(({ to }) => to)
  const lines = parts.map((part) => `  ${part} --> ${importedBy(part).join(' & ')}`)
  return ['flowchart TD', ...lines, ''].join('\n')
}

/** What the comment above a picture names: `packages`, or a folder whose folders are shown. */
function arrowsOf(subject: string, root: string): Arrow[] {
  return subject === 'packages' ? arrowsBetweenPackages(root) : arrowsBetweenFolders(root, subject)
}

/** The pictures of a page, each with what it shows and its arrows as imports have them. */
export function drawingsOf(page: string, root: string) {
  return [...page.matchAll(drawing)].map(([, , subject = '', drawn = '']) => {
    const arrows = arrowsOf(subject, root)
    return { subject, drawn, arrows }
  })
}

/** The page with its pictures drawn anew. */
export function redraw(page: string, root: string): string {
  return page.replaceAll(
    drawing,
    (_, before: string, subject: string, _drawn: string, after: string) =>
      `${before}${drawArrows(arrowsOf(subject, root))}${after}`,
  )
}
