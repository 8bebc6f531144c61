import { createHash } from 'node:crypto'
import { importBytes, type ImporterOptions } from 'ipfs-unixfs-importer'
import { fixedSize } from 'ipfs-unixfs-importer/chunker'
import { balanced } from 'ipfs-unixfs-importer/layout'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { termsOf, token } from '../../../test/arbitraries.ts'
import { checksumAddress } from '../../values/address.ts'
import { freezeManifest } from '../freezeManifest.ts'
import { serializeManifest } from '../json/manifestJson.ts'
import { fileCid, fileLayout } from './fileCid.ts'
import { cidsOfDigest, listCid } from './listCid.ts'

/** Bytes that repeat nowhere near, the same each time. */
function bytesOf(length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let state = 0x2545f491
  for (let index = 0; index < length; index++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes[index] = state
  }
  return bytes
}

/** What IPFS's own library says, which keeps nothing. */
async function ipfsCid(bytes: Uint8Array, options: ImporterOptions = { profile: 'unixfs-v1-2025' }): Promise<string> {
  const nowhere = { put: async (cid: unknown) => cid, has: async () => false, get: () => undefined }
  const { cid } = await importBytes(bytes, nowhere as never, options)
  return cid.toString()
}

function* piecesOf(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

afterEach(() => vi.unstubAllGlobals())

const block = fileLayout.chunkSize

describe('the CID of a file', () => {
  test.each([1, 1000, block - 1, block, block + 1, 2 * block - 1, 2 * block, 2 * block + 1, 5 * block + 77])(
    'of %i bytes is that of IPFS’s own library',
    async (size) => {
      const bytes = bytesOf(size)
      const found = await fileCid(piecesOf(bytes, 100_003))
      expect(found).toMatchObject({ cid: await ipfsCid(bytes), size })
      expect(cidsOfDigest(found.digest)).toContain(found.cid)
    },
  )

  test.each([1, 7, 8, 9, 63, 64, 65, 511, 512, 513, 4100])(
    'with eight links a node and %i blocks is that of IPFS’s own library',
    async (blocks) => {
      const layout = { chunkSize: 16, maxLinks: 8 }
      const bytes = bytesOf(blocks * layout.chunkSize - 3)
      const expected = await ipfsCid(bytes, {
        profile: 'unixfs-v1-2025',
        chunker: fixedSize({ chunkSize: layout.chunkSize }),
        layout: balanced({ maxChildrenPerNode: layout.maxLinks }),
      })
      expect(await fileCid([bytes], {}, layout)).toMatchObject({ cid: expected })
    },
  )

  test('of an empty file is that of no bytes', async () => {
    expect((await fileCid([])).cid).toBe('bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku')
  })

  test('is the same without subtle crypto, as on a page that was loaded without TLS', async () => {
    const bytes = bytesOf(block + 1)
    vi.stubGlobal('crypto', {})
    expect((await fileCid([bytes])).cid).toBe(await ipfsCid(bytes))
  })

  test('is not computed further once nobody wants it', async () => {
    await expect(fileCid([bytesOf(8)], { signal: AbortSignal.abort() })).rejects.toThrow('abort')
  })
})

describe('the CID of a sealed list', () => {
  function seal(count: number) {
    const account = (index: number) =>
      checksumAddress(`0x${(2n ** 155n + BigInt(index)).toString(16).padStart(40, '0')}`)
    const rows = Array.from({ length: count }, (_, index) => ({ account: account(index), id: 0n, amount: 5n }))
    return freezeManifest({ terms: termsOf('ERC20', 250), token, title: 'Zoë’s', rows })
  }

  test.each([1, 20_000])('of %i rows is that of its canonical file, and its digest leads to it', async (count) => {
    const manifest = await seal(count)
    const file = new TextEncoder().encode(serializeManifest(manifest))
    const { cid, digest, size } = await listCid(manifest)
    expect([cid, size]).toEqual([await ipfsCid(file), file.length])
    const [asBlock, asNode] = cidsOfDigest(digest)
    expect(cid).toBe(file.length > block ? asNode : asBlock)
    const sha256 = `0x${createHash('sha256').update(file).digest('hex')}`
    expect(digest === sha256).toBe(file.length <= block)
  })
})
