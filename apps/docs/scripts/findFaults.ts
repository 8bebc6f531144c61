import { posix } from 'node:path'
import type { Site } from './readSite.ts'

/**
 * Links of a site that lead nowhere, in it, and what its pages load from elsewhere. Where a link leaves the site is of no effect: nobody
 * is asked. Each page but those of the gallery has its text as Markdown beside it.
 *
 * @param isStory whether the gallery has a page at a path, such as `/docs/button--docs`
 */
export function findFaults({ pages, texts, files }: Site, isStory: (path: string) => boolean): string[] {
  const faults: string[] = []
  for (const page of pages.keys())
    if (!page.startsWith('stories/') && !files.has(page.replace(/\.html$/, '.md')))
      faults.push(`${page}: has no Markdown`)
  for (const [text, links] of texts)
    for (const link of links) {
      const problem = problemOf(link, text)
      if (problem) faults.push(`${text}: ${link} ${problem}`)
    }
  for (const [page, { links, loads }] of pages) {
    for (const link of links) {
      const problem = problemOf(link, page)
      if (problem) faults.push(`${page}: ${link} ${problem}`)
    }
    for (const load of loads) {
      if (/^(?:https?:)?\/\//.test(load)) faults.push(`${page}: loads ${load} from elsewhere`)
      else if (!load.startsWith('data:') && !load.startsWith('#') && !files.has(targetOf(load, page).file))
        faults.push(`${page}: loads ${load}, which is not there`)
    }
  }
  return faults

  function problemOf(link: string, page: string): string | undefined {
    if (/^(?:https?|mailto):/.test(link)) return undefined
    if (/^[a-z][\w+.-]*:/i.test(link)) return 'is of a scheme that no browser opens'
    const { file, query, anchor } = targetOf(link, page)
    if (!files.has(file)) return 'leads to a page that is not there'
    const story = new URLSearchParams(query).get('path')
    if (story !== null && !isStory(story)) return 'leads to a story that is not there'
    if (anchor !== '' && pages.get(file)?.ids.has(anchor) === false) return 'leads to a place that is not there'
    return undefined
  }
}

/** What a link on a page is to: a file of the site, and a place in it. */
function targetOf(link: string, page: string): { file: string; query: string; anchor: string } {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(link) ?? []
  const target = path === '' ? page : posix.join(posix.dirname(page), decodeURIComponent(path))
  const file = target === '.' || target.endsWith('/') ? posix.join(target, 'index.html') : target
  return { file, query, anchor: decodeURIComponent(anchor) }
}
