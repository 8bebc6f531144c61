import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { describeServer, useServers, type Upload } from '../../test/describeServer.ts'
import { makeManifest, makeRows } from '../../test/makeManifest.ts'
import { askServer, sealOnServer, signIn } from '../../test/serverProcess.ts'
import { appendRowsOperation, createUploadOperation, toChunk, toUploadInput } from '../../test/upload.ts'

const account = privateKeyToAccount(generatePrivateKey())

describeServer('postgres')

describe('two servers over one PostgreSQL', { timeout: 60_000 }, () => {
  const start = useServers('postgres')

  test('share sessions, chunks and what is allowed', { tags: ['D3'] }, async () => {
    const [a, b] = [await start(), await start()]
    const cookie = await signIn(a.url, account)
    const { viewer } = await askServer(b.url, cookie, '{ viewer { address } }', {})
    expect(viewer).toEqual({ address: account.address })

    const manifest = await makeManifest({ sender: account.address, slotSize: 1 }, makeRows(6_000))
    const { createUpload } = await askServer(a.url, cookie, createUploadOperation, { input: toUploadInput(manifest) })
    const upload = createUpload!['upload'] as Upload
    await Promise.all(
      upload.missingChunks.map((chunk) =>
        askServer([a, b][chunk % 2]!.url, cookie, appendRowsOperation, {
          input: { uploadId: upload.id, chunk, slots: toChunk(manifest, chunk, upload.chunkSlots) },
        }),
      ),
    )
    await sealOnServer(b.url, cookie, { id: upload.id, dropId: manifest.dropId })
    const { drop } = await askServer(a.url, '', 'query($id: Hex!) { drop(id: $id) { root } }', { id: manifest.dropId })
    expect(drop).toEqual({ root: manifest.root })

    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, count) => (await fetch(`${[a, b][count % 2]!.url}/api/auth/nonce`)).status),
    )
    // One nonce was taken for the sign-in above, unless a new minute began.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
    expect(statuses).toContain(429)
  })
})
