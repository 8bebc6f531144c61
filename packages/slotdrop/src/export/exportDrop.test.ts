import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRuntimeConfig } from '@slotdrop/config'
import { fileCid, findInShards, freezeManifest, parseShardIndex, serializeManifest } from '@slotdrop/drops'
import { makeRows } from '@slotdrop/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exportDrop } from './exportDrop.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A web app as its build leaves it, as far as the export looks. */
function buildSite() {
  const site = join(folder, 'site')
  mkdirSync(join(site, '.next/server/pages/d'), { recursive: true })
  mkdirSync(join(site, '.next/static/chunks'), { recursive: true })
  mkdirSync(join(site, 'public'))
  writeFileSync(join(site, '.next/server/pages/d/[dropId].html'), '<!doctype html><p>The page</p>')
  writeFileSync(join(site, '.next/static/chunks/a.js'), '')
  writeFileSync(join(site, '.next/BUILD_ID'), 'build')
  writeFileSync(join(site, 'public/icon.svg'), '<svg/>')
  return site
}

async function seal() {
  const rows = makeRows(1200)
  const manifest = await freezeManifest({
    title: 'Exported',
    token: { symbol: 'MERI', name: 'Meridian', decimals: 18 },
    rows,
    terms: {
      chainId: 31_337,
      distributor: '0x00000000000000000000000000000000000000D1',
      sender: '0x00000000000000000000000000000000000000A1',
      token: '0x00000000000000000000000000000000000000b1',
      standard: 'ERC20',
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round: 1n,
      slotSize: 250,
    },
  })
  return { manifest, rows }
}

test('every recipient is found and proven from the exported files alone', async () => {
  const { manifest, rows } = await seal()
  const out = join(folder, 'out')
  const parameters = { out, site: buildSite(), rpcUrls: ['https://node.example'], publicUrl: 'https://drop.example' }
  const path = await exportDrop({ ...parameters, manifest: serializeManifest(manifest) })
  expect(path).toBe(`/d/${manifest.dropId}/`)
  expect(readFileSync(join(out, path, 'index.html'), 'utf8')).toContain('The page')
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(path)
  const files = join(out, 'api/drops', manifest.dropId)
  const { cid } = await fileCid([readFileSync(join(files, 'manifest.json'))])
  expect(readFileSync(join(files, 'cid.txt'), 'utf8')).toBe(`${cid}\n`)
  const index = parseShardIndex(readFileSync(join(files, 'index.json'), 'utf8'), manifest.dropId)
  expect(readdirSync(join(files, 'shards')).length).toBe(index.shards.length)
  for (const { account, amount } of [rows[0], rows[600], rows[1199]].filter((row) => row !== undefined)) {
    const found = await findInShards({
      index,
      account,
      load: async (name) => new Uint8Array(readFileSync(join(files, 'shards', `${name.slice(2)}.bin`))),
    })
    expect(found).toMatchObject([{ account, amount }])
  }
  const config = JSON.parse(readFileSync(join(out, 'api/config'), 'utf8')) as { chains: unknown }
  expect(config.chains).toMatchObject([
    { id: 31_337, rpcUrls: ['https://node.example'], distributor: manifest.terms.distributor },
  ])
})

test.each([
  ['leads recipients to the site that takes their requests', 'https://service.example', 'https://service.example'],
  ['asks nobody for rows where no such site is named', undefined, null],
])('the page %s', async (_, requestSite, told) => {
  const { manifest } = await seal()
  const out = join(folder, 'out')
  const parameters = { out, site: buildSite(), rpcUrls: ['https://node.example'], publicUrl: 'https://drop.example' }
  await exportDrop({ ...parameters, manifest: serializeManifest(manifest), requestSite })
  const config = parseRuntimeConfig(JSON.parse(readFileSync(join(out, 'api/config'), 'utf8')))
  expect(config.requestSite).toBe(told)
})

test('an app that is not built, and an export without a node, are told so', async () => {
  const { manifest } = await seal()
  const parameters = {
    manifest: serializeManifest(manifest),
    out: join(folder, 'out'),
    publicUrl: 'https://drop.example',
  }
  await expect(
    exportDrop({ ...parameters, site: join(folder, 'nothing'), rpcUrls: ['https://node.example'] }),
  ).rejects.toThrow(/is not built/)
  await expect(exportDrop({ ...parameters, site: buildSite(), rpcUrls: [] })).rejects.toThrow(/--rpc URL/)
})
