import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { drawArrows, drawingsOf, redraw } from './drawings.ts'
import { arrowsBetweenFolders, arrowsBetweenPackages, circles, packageFolders } from './readImports.ts'
import { rooms } from './rooms.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

describe('the pictures of docs/architecture.md', () => {
  const drawings = drawingsOf(page, root)

  test('show the packages and the folders of the app', () => {
    expect(drawings.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['packages', 'apps/web/src']))
  })

  test.each(drawings)(
    '$subject: has an arrow for each import and no other; `pnpm rooms` draws it',
    ({ drawn, arrows }) => {
      expect(drawn).toBe(drawArrows(arrows))
    },
  )

  test.each(drawings)('$subject: no way leads back', ({ arrows }) => {
    expect(circles(arrows)).toEqual([])
  })

  test('name functions that their packages export', () => {
    const named = [...page.matchAll(/\["([\w-]+): (\w+)"\]/g)].map(([, name = '', symbol = '']) => ({ name, symbol }))
    expect(named.length).toBeGreaterThan(6)
    const missing = named.filter(
      ({ name, symbol }) =>
        !new RegExp(`\\b${symbol}\\b`).test(readFileSync(join(root, 'packages', name, 'src/index.ts'), 'utf8')),
    )
    expect(missing).toEqual([])
  })
})

describe('the map in the README', () => {
  const rows = new Map(
    [...readme.matchAll(/^\| `((?:apps|packages)\/[^`]+)` \| .*? \| (.*?) \|$/gm)].map(([, folder = '', may = '']) => [
      folder,
      may,
    ]),
  )

  test('has every app and package, and no other', () => {
    expect([...rows.keys()].toSorted()).toEqual(packageFolders(root).toSorted())
  })

  test.each(packageFolders(root))('%s may import what the linter lets it', (folder) => {
    // Every room may say an error and a sentence; the map says so once.
    const everywhere = ['errors', 'messages']
    const allowed = rooms
      .filter((room) => room.folder.startsWith(`${folder}/`))
      .flatMap(({ may }) => may.map((pattern) => /^@slotdrop\/([^/]+)/.exec(pattern)?.[1] ?? ''))
      .filter((name) => name !== '' && !everywhere.includes(name))
    const said = rows.get(folder) ?? ''
    const named = said.startsWith('all packages')
      ? packageFolders(root)
          .filter((path) => path.startsWith('packages/'))
          .map((path) => path.slice('packages/'.length))
          // The command is run, and the jobs are the API's: neither is imported.
          .filter((name) => name !== 'slotdrop' && name !== 'jobs')
      : [...said.matchAll(/`([^`/]+)(?:\/[^`]*)?`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !everywhere.includes(name)).toSorted()).toEqual([...new Set(allowed)].toSorted())
  })

  test('nothing is imported that the rules do not allow', () => {
    const allowed = (from: string, to: string) =>
      rooms.some(
        ({ folder, may }) =>
          folder.split('/')[1] === from && may.some((pattern) => pattern.startsWith(`@slotdrop/${to}`)),
      )
    expect(arrowsBetweenPackages(root).filter(({ from, to }) => !allowed(from, to))).toEqual([])
  })
})

describe('a picture of rooms', () => {
  let home: string
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), text)
  }
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'rooms-'))
    mkdirSync(join(home, 'apps'))
    for (const name of ['drops', 'delivery']) write(`packages/${name}/package.json`, '{}')
  })
  afterEach(() => rmSync(home, { recursive: true }))
  const drawn = () => redraw('<!-- rooms: packages -->\n```mermaid\n```\n', home)

  test('has an arrow once a package imports another, be it a type, an export or a call', () => {
    expect(drawn()).not.toMatch(/^ {2}\w+ -->/m)
    write('packages/delivery/src/a.ts', "import type { Row } from '@slotdrop/drops'\n")
    expect(drawn()).toContain('  delivery --> drops\n')
    write('packages/delivery/src/a.ts', "const drops = await import('@slotdrop/drops/format')\n")
    expect(drawn()).toContain('  delivery --> drops\n')
  })

  test('leaves tests out', () => {
    write('packages/drops/src/a.test.ts', "import { send } from '@slotdrop/delivery'\n")
    expect(drawn()).not.toMatch(/^ {2}\w+ -->/m)
  })

  test('sees which folder imports which, and a way that leads back', () => {
    write('packages/drops/src/list/a.ts', "export * from '../tree/b.ts'\n")
    write('packages/drops/src/tree/b.ts', "new Worker(new URL('../list/a.ts', import.meta.url))\n")
    write('packages/drops/src/index.ts', "export * from './list/a.ts'\n")
    const arrows = arrowsBetweenFolders(home, 'packages/drops/src')
    expect(arrows).toEqual([
      { from: 'list', to: 'tree' },
      { from: 'tree', to: 'list' },
    ])
    expect(circles(arrows)).toEqual(['list', 'tree'])
  })
})
