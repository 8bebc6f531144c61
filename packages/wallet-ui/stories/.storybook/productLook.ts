import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const web = join(import.meta.dirname, '../../../../apps/web')

/** The web app's icon, and its fonts by the names that `writeProductLook` gives them. */
export const icon = join(web, 'public/icon.svg')
export const fonts = {
  'sans.woff2': resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2'),
  'mono.woff2': resolve('@fontsource/commit-mono/files/commit-mono-latin-400-normal.woff2'),
} as const

/**
 * The web app's design tokens and fonts as a style sheet. It is light, or dark as the browser prefers; `data-theme` on the root decides
 * for one of the two.
 *
 * @param root the selector that has the tokens
 * @param fontFolder where the files of `fonts` are, as seen from the style sheet
 */
export function writeProductLook({ root, fontFolder }: { readonly root: string; readonly fontFolder: string }): string {
  const tokens = readFileSync(join(web, 'src/styles/tokens.css'), 'utf8')
  const light = findBlock(tokens, ':root')
  const dark = findBlock(tokens, "[data-theme='dark']")
  return `@font-face {
  font-family: 'Instrument Sans';
  src: url('${fontFolder}/sans.woff2') format('woff2');
  font-weight: 400 700;
  font-stretch: 75% 100%;
  font-display: swap;
}
@font-face {
  font-family: 'Commit Mono';
  src: url('${fontFolder}/mono.woff2') format('woff2');
  font-display: swap;
}
${root} {${light}
  --font-sans: 'Instrument Sans', system-ui, sans-serif;
  --font-mono: 'Commit Mono', ui-monospace, monospace;
}
@media screen {
  ${root}[data-theme='dark'] {${dark}}
}
@media screen and (prefers-color-scheme: dark) {
  ${root}:not([data-theme='light']) {${dark}}
}
`
}

function findBlock(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`)
  if (start === -1) throw new Error(`The tokens have no rule for ${selector}.`)
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
}
