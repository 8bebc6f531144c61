import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A page of the site, as far as links go. */
export type Page = {
  /** What is linked, as it stands there. */
  readonly links: readonly string[]
  /** What the page loads by itself: scripts, styles, pictures, fonts. */
  readonly loads: readonly string[]
  readonly ids: ReadonlySet<string>
}

/** A built site. */
export type Site = {
  /** Pages by their path, from the root of the site: `guides/index.html`. */
  readonly pages: ReadonlyMap<string, Page>
  /** Links of each text in Markdown, without the places in a page that they lead to. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  /** Every file there is, pages included. */
  readonly files: ReadonlySet<string>
}

/** Reads every page and file of a folder. */
export function readSite(folder: string): Site {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const pages = files.filter((file) => file.endsWith('.html'))
  const texts = files.filter((file) => file.endsWith('.md') || file === 'llms.txt')
  return {
    files: new Set(files),
    pages: new Map(pages.map((file) => [file, readPage(read(file))])),
    texts: new Map(texts.map((file) => [file, readLinks(read(file))])),
  }
}

/** Links, ids and what is loaded, of a page that a program wrote: attributes stand in quotes. */
export function readPage(html: string): Page {
  const markup = html.replaceAll(/<!--[\s\S]*?-->|(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
  const links: string[] = []
  const loads: string[] = []
  const ids = new Set<string>()
  for (const [, name = '', attributes = ''] of markup.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)*)\s*\/?>/gi,
  )) {
    for (const [, attribute = '', double, single, bare] of attributes.matchAll(
      /\s([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
    )) {
      const value = decodeEntities(double ?? single ?? bare ?? '')
      if (attribute === 'id' || (name === 'a' && attribute === 'name')) ids.add(value)
      else if (name === 'a' && attribute === 'href') links.push(value)
      else if (attribute === 'src' || (name === 'link' && attribute === 'href')) loads.push(value)
    }
  }
  for (const [, value = ''] of markup.matchAll(/url\(\s*["']?([^"')]+)/g)) loads.push(value)
  return { links, loads, ids }
}

/** What a text in Markdown links. */
export function readLinks(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '')
  return [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, link = '']) => link)
}

function decodeEntities(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
