import { hashTypedData, type Hex, parseSignature, serializeCompactSignature, signatureToCompactSignature } from 'viem'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { deriveFromTwo, deriveSendingKey } from './deriveSendingKey.ts'
import { sendingKeyTypedData } from './sendingKeyTypedData.ts'

/** The first account of the test mnemonic that development chains share. */
const sender = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const site = 'https://slotdrop.example'
const request = { chainId: 1, dropId: `0x${'d1'.repeat(32)}`, sender: sender.address, site } as const

function sign(changes: Partial<Parameters<typeof sendingKeyTypedData>[0]> = {}) {
  return sender.signTypedData(sendingKeyTypedData({ ...request, ...changes }))
}

test('the text names the drop, the site and the danger', () => {
  const { message } = sendingKeyTypedData(request)
  expect(message.purpose).toBe(`Sending key for drop ${request.dropId}`)
  expect(message.warning).toContain('Whoever has this signature can take the gas balance')
  expect(message.warning).toContain(site)
})

test('vectors: the text, its signature, the key and its address never change', async () => {
  const signature = await sign()
  const key = deriveSendingKey(signature) ?? '0x'
  expect(hashTypedData(sendingKeyTypedData(request))).toMatchInlineSnapshot(
    `"0x0dd1212a13070ba749305704e0540b7a80c2a695d5398bef61219a6da175bb60"`,
  )
  expect(signature).toMatchInlineSnapshot(
    `"0xea92e4fc041bef1e498d8c901ff06f63b031ec4ba53744dcc754a25359dad85f1c6560e81658f1ead8f56af7839c884a1bcbd0734e44184198ec5a2c1919e2761b"`,
  )
  expect(key).toMatchInlineSnapshot(`"0xec4b4c2c134498ee1668d348810507740e140c4a9d139228e11b72b5e441725a"`)
  expect(privateKeyToAddress(key)).toMatchInlineSnapshot(`"0xF1b69cAf5248837cd3cFDcd6F780Be3704a81Ee9"`)
})

test('each drop, chain and site has a key of its own', async () => {
  const signatures = await Promise.all([
    sign(),
    sign({ dropId: `0x${'d2'.repeat(32)}` }),
    sign({ chainId: 10 }),
    sign({ site: 'https://phish.example' }),
  ])
  expect(new Set(signatures.map(deriveSendingKey)).size).toBe(4)
})

test('forms of the same signature give the same key: recovery 0 or 27, compact, and the higher s', async () => {
  const signature = await sign()
  const key = deriveSendingKey(signature)
  const { r, s, yParity } = parseSignature(signature)
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const high = (order - BigInt(s)).toString(16).padStart(64, '0')
  const forms: Hex[] = [
    `${signature.slice(0, 130)}0${yParity}` as Hex,
    serializeCompactSignature(signatureToCompactSignature({ r, s, yParity })),
    `${r}${high}1b`,
  ]
  expect(forms.map(deriveSendingKey)).toEqual([key, key, key])
})

test('signatures that differ, of another account, or of a contract derive nothing', async () => {
  const signature = await sign()
  expect(await deriveFromTwo(request, [signature, signature])).toBe(deriveSendingKey(signature))
  expect(await deriveFromTwo(request, [signature, await sign({ chainId: 10 })])).toBeUndefined()
  const other = privateKeyToAccount(`0x${'07'.repeat(32)}`)
  const foreign = await other.signTypedData(sendingKeyTypedData(request))
  expect(await deriveFromTwo(request, [foreign, foreign])).toBeUndefined()
  const contract: Hex = `0x${'ab'.repeat(96)}`
  expect(await deriveFromTwo(request, [contract, contract])).toBeUndefined()
  expect(await deriveFromTwo(request, ['0x', '0x'])).toBeUndefined()
})
