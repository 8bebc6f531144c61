// Every leaf of a `.tree` is a test of the `.t.sol` beside it, and every test a leaf: the tree is what a reader trusts.
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('.', import.meta.url)

function plain(text: string) {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Paths of the leaves, without the title, each as one word. */
function leavesOf(tree: string): string[] {
  const leaves: string[] = []
  const path: string[] = []
  const lines = tree.split('\n').filter((line) => line.trim() !== '')
  const depthOf = (line: string | undefined) => (line === undefined ? 0 : line.search(/[^│├└─\s]/) / 4)
  lines.forEach((line, index) => {
    const depth = depthOf(line)
    path.length = depth
    path[depth] = plain(line)
    if (depthOf(lines[index + 1]) <= depth) leaves.push(path.slice(1).join(''))
  })
  return leaves
}

/** Names of the tests of a file, as the leaves are written. */
function testsOf(source: string): string[] {
  return [...source.matchAll(/function (?:test(?:Fuzz)?|invariant)_(\w+)/g)].map(([, name = '']) => plain(name))
}

/** What differs between the trees and the tests. */
export function differences(): string[] {
  const files = readdirSync(folder)
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
  return files
    .filter((name) => name.endsWith('.t.sol'))
    .flatMap((name) => {
      const tree = name.replace('.t.sol', '.tree')
      if (!files.includes(tree)) return [`${name} has no ${tree}`]
      const leaves = leavesOf(read(tree))
      const tests = testsOf(read(name))
      return [
        ...leaves.filter((leaf) => !tests.includes(leaf)).map((leaf) => `${tree}: no test for ${leaf}`),
        ...tests.filter((test) => !leaves.includes(test)).map((test) => `${name}: no leaf for ${test}`),
      ]
    })
}
