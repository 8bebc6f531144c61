import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsOf, standards, termsOf, token } from '../../test/arbitraries.ts'
import { freezeManifest } from '../manifest/freezeManifest.ts'
import { recipientsCsvChunks } from '../report/recipientsCsv.ts'
import { entriesToCsv } from './entriesCsv.ts'
import { readList } from './readList.ts'

describe('exports of rows', { tags: ['W7'] }, () => {
  test('our own import reads the same drop from the export', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...standards).chain((kind) => fc.tuple(fc.constant(kind), rowsOf(kind, 10))),
        async ([kind, rows]) => {
          const drop = { terms: termsOf(kind, 5), token, title: 'T' }
          const manifest = await freezeManifest({ ...drop, rows })
          const list = await readList([...recipientsCsvChunks(manifest)].join(''), {
            standard: kind,
            decimals: token.decimals,
          })
          fc.pre(list.tally.errors === 0)
          expect(list.total).toBe(manifest.total)
          expect((await freezeManifest({ ...drop, rows: list.columns() })).dropId).toBe(manifest.dropId)
        },
      ),
    )
  })

  test('what was set aside is exported with its line and its text, and is no formula', async () => {
    const list = await readList('=cmd|calc!A0,1\n0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266,2', {
      standard: 'ERC20',
      decimals: 18,
    })
    const csv = entriesToCsv(list.with({ kind: 'exclude', lines: [1] }), { decimals: 18, only: 'excluded' })
    expect(csv.split('\r\n')[1]).toBe('1,excluded,,,1,,,"\'=cmd|calc!A0,1"')
  })
})
