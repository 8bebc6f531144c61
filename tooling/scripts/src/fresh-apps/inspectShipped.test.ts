import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPermissive } from '@slotdrop/tsup'
import { licenceFaults, readBuiltIn, readShipped } from './inspectShipped.ts'
import { sizeFaults } from './measureSizes.ts'

test.each([
  ['MIT', true],
  ['(MIT OR Apache-2.0)', true],
  ['(Apache-2.0 AND MIT)', true],
  ['(GPL-3.0 OR MIT)', true],
  ['AGPL-3.0-or-later', false],
  ['(MIT AND GPL-3.0)', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none named', false],
])('%s asks for no more than to be named: %s', (licence, expected) => {
  expect(isPermissive(licence)).toBe(expected)
})

test('what must not be shipped is a fault, by its licence or by its name', () => {
  expect(
    licenceFaults([
      { name: 'react', version: '19.3.1', licence: 'MIT' },
      { name: 'ua-parser-js', version: '2.0.9', licence: 'AGPL-3.0-or-later' },
      { name: '@coinbase/cdp-sdk', version: '1.57.0', licence: 'MIT' },
    ]),
  ).toEqual([
    'ua-parser-js 2.0.9 is shipped, under AGPL-3.0-or-later',
    '@coinbase/cdp-sdk 1.57.0 is shipped, under MIT',
  ])
})

test('what an app ships is read from its source maps, however its packages are laid out, and what is built in from its list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shipped-'))
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  try {
    write('node_modules/react/package.json', JSON.stringify({ version: '19.3.1', license: 'MIT' }))
    write(
      'node_modules/.pnpm/qr@0.5.5/node_modules/qr/package.json',
      JSON.stringify({ version: '0.5.5', license: 'MIT' }),
    )
    write(
      'dist/assets/index.js.map',
      JSON.stringify({ sources: ['../../node_modules/react/index.js', '../../src/main.tsx'] }),
    )
    write(
      'dist/assets/part.js.map',
      JSON.stringify({
        sections: [
          { map: { sources: ['turbopack:///[project]/node_modules/.pnpm/qr@0.5.5/node_modules/qr/index.js'] } },
        ],
      }),
    )
    write(
      'node_modules/@slotdrop/wallet-ui/dist/LICENSES.txt',
      'lit 3.3.0, BSD-3-Clause\n\nCopyright (c) 2017, Google\n\n---\n\n@scope/a 1.0.0, MIT\n',
    )
    expect(readShipped('vite', folder)).toEqual([
      { name: 'react', version: '19.3.1', licence: 'MIT' },
      { name: 'qr', version: '0.5.5', licence: 'MIT' },
    ])
    expect(readBuiltIn(folder).map(({ name, licence }) => [name, licence])).toEqual([
      ['lit', 'BSD-3-Clause'],
      ['@scope/a', 'MIT'],
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what has outgrown its budget is a fault', () => {
  expect(sizeFaults({ button: 0, core: 0, island: 0, viem: 0, page: 0 })).toEqual([])
  expect(sizeFaults({ button: 0, core: 10_000, island: 0, viem: 0, page: 0 })).toEqual([
    expect.stringMatching(/^core is 10000 kB, and may be \d+$/),
  ])
})
