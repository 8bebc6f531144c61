import { expect, test } from 'vitest'
import { findFaults } from '../scripts/findFaults.ts'
import { readPage, type Site } from '../scripts/readSite.ts'

function siteOf(pages: Readonly<Record<string, string>>, others: readonly string[] = []): Site {
  return {
    files: new Set([...Object.keys(pages), ...others]),
    pages: new Map(Object.entries(pages).map(([file, html]) => [file, readPage(html)])),
  }
}

function faultsOf(pages: Readonly<Record<string, string>>, others?: readonly string[]) {
  return findFaults(siteOf(pages, others), (path) => path === '/docs/button--docs')
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
