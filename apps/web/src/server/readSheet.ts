import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The text of a sheet of the build. What it names beside itself is named from the root: it stands in a page now, not in its folder.
 *
 * @param href the sheet's path on this site: `/_next/static/chunks/….css`
 */
export function readSheet(href: string): string {
  const file = decodeURI(href.replace(/^\/_next\//, '').replace(/\?.*$/, ''))
  return readFileSync(join(process.cwd(), '.next', file), 'utf8')
    .replaceAll('url(../', 'url(/_next/static/')
    .replace(/\/\*# sourceMappingURL=.*?\*\//, '')
}
