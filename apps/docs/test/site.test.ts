import { expect, test } from 'vitest'
import { findFaults } from '../scripts/findFaults.ts'
import { readLinks, readPage, type Site } from '../scripts/readSite.ts'

type Texts = Readonly<Record<string, string>>

/** A site whose pages have their Markdown, unless it is given. */
function siteOf(pages: Texts, others: readonly string[], texts: Texts | undefined): Site {
  const markdown = texts ?? Object.fromEntries(Object.keys(pages).map((file) => [file.replace('.html', '.md'), '']))
  return {
    files: new Set([...Object.keys(pages), ...Object.keys(markdown), ...others]),
    pages: new Map(Object.entries(pages).map(([file, html]) => [file, readPage(html)])),
    texts: new Map(Object.entries(markdown).map(([file, text]) => [file, readLinks(text)])),
  }
}

function faultsOf(pages: Texts, others: readonly string[] = [], texts?: Texts) {
  return findFaults(siteOf(pages, others, texts), (path) => path === '/docs/button--docs')
}

test('a site whose links lead somewhere has no fault', () => {
  const index = `
    <link rel="stylesheet" href="assets/style.css?v=1"><script src='assets/main.js'>const a = '<a href="nowhere.html">'</script>
    <!-- <a href="nowhere.html"> --><h1 id="top">Top</h1><a class="a" href="#top">Up</a><a href="guides/">Guides</a>
    <a href="guides/index.html#a&amp;b">Place</a><a href="https://example.com/x">Elsewhere</a><img src="data:image/png;base64,AA">
    <a href="stories/index.html?path=/docs/button--docs">Story</a>`
  const pages = {
    'index.html': index,
    'guides/index.html': '<p id="a&amp;b"><a href="../index.html">Back</a>',
    'stories/index.html': '',
  }
  expect(faultsOf(pages, ['assets/style.css', 'assets/main.js'])).toEqual([])
})

test.each([
  ['a page', '<a href="missing.html">x</a>', 'leads to a page'],
  ['a page, from a folder', '<a target="_top" href="../index.html">x</a>', 'leads to a page'],
  ['a place on the page', '<a href="#missing">x</a>', 'leads to a place'],
  ['a place on another page', '<a href="other.html#missing">x</a>', 'leads to a place'],
  ['a story', '<a href="other.html?path=/docs/missing--docs">x</a>', 'leads to a story'],
  ['a scheme of our own', '<a href="stories:button--docs">x</a>', 'no browser opens'],
  ['a style that is not there', '<link href="missing.css" rel="stylesheet">', 'which is not there'],
  ['a script of another host', '<script async src="https://cdn.example/x.js"></script>', 'from elsewhere'],
  ['a picture of another host', '<img alt="" src="//cdn.example/x.png"/>', 'from elsewhere'],
  ['a font of another host', '<style>@font-face{src:url("https://fonts.example/x.woff2")}</style>', 'from elsewhere'],
])('a dead link is found: %s', (_what, html, fault) => {
  expect(faultsOf({ 'index.html': html, 'other.html': '' })).toEqual([expect.stringContaining(fault)])
})

test('a page without its Markdown is found, unless it is Storybook’s', () => {
  const pages = { 'index.html': '', 'guides/sign-in.html': '', 'stories/iframe.html': '' }
  expect(faultsOf(pages, [], { 'index.md': '' })).toEqual([expect.stringContaining('guides/sign-in.html')])
})

test('a dead link in a text is found, and what is code is no link', () => {
  const text =
    '[a](guides/sign-in.md#place) [b](missing.md) [c](https://example.com)\n```\nlist[0](missing.ts)\n```\n`d[1](x)`'
  const texts = { 'index.md': text, 'guides/sign-in.md': '' }
  expect(faultsOf({ 'index.html': '' }, [], texts)).toEqual([expect.stringContaining('index.md: missing.md leads')])
})
