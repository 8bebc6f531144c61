import fc from 'fast-check'
import { createKeccak as createOracle } from 'hash-wasm'
import { keccak256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { pairedKernel, roundConstants, scalarKernel } from './keccakKernel.ts'
import { createKeccak, javascriptKeccak, type Keccak } from './loadKeccak.ts'

function hashAll(keccak: Keccak, messages: readonly Uint8Array[], length: number): Uint8Array[] {
  const input = new Uint8Array(messages.length * length)
  messages.forEach((message, index) => input.set(message, index * length))
  const output = new Uint8Array(messages.length * 32)
  keccak.hashEach(input, length, messages.length, output)
  return messages.map((_, index) => output.slice(index * 32, index * 32 + 32))
}

describe.each([
  ['vector instructions', () => createKeccak([pairedKernel]), 'wasm-pairs'],
  ['plain WebAssembly', () => createKeccak([scalarKernel]), 'wasm'],
  ['JavaScript', async () => javascriptKeccak, 'javascript'],
] as const)('%s', (_, load, engine) => {
  test('agrees with two libraries, for any number of messages of any length', async () => {
    const keccak = await load()
    expect(keccak.engine).toBe(engine)
    const oracle = await createOracle(256)
    const messages = fc
      .oneof(fc.constantFrom(0, 1, 40, 64, 117, 134, 135, 136, 137, 271, 272, 273), fc.nat(900))
      .chain((length) =>
        fc.array(fc.uint8Array({ minLength: length, maxLength: length }), { minLength: 1, maxLength: 7 }),
      )
    fc.assert(
      fc.property(messages, (list) => {
        const hashes = hashAll(keccak, list, list[0]?.length ?? 0)
        list.forEach((message, index) => {
          expect(hashes[index]).toEqual(keccak256(message, 'bytes'))
          expect(hashes[index]).toEqual(oracle.init().update(message).digest('binary'))
        })
      }),
    )
  })
})

test('more messages than fit into the kernel’s memory at once, and one that alone does not', async () => {
  const keccak = await createKeccak()
  const many = Array.from({ length: 5001 }, (_, index) => new Uint8Array(117).fill(index))
  expect(hashAll(keccak, many, 117)).toEqual(hashAll(javascriptKeccak, many, 117))
  const long = [new Uint8Array(400_001).fill(7)]
  expect(hashAll(keccak, long, 400_001)).toEqual(hashAll(javascriptKeccak, long, 400_001))
})

test('where no kernel can be compiled, JavaScript does the work', async () => {
  expect((await createKeccak([() => new Uint8Array([0, 1, 2])])).engine).toBe('javascript')
  expect((await createKeccak([])).engine).toBe('javascript')
})

test('the round constants are those of the standard', () => {
  const words = new DataView(roundConstants().buffer)
  expect(words.getBigUint64(0, true)).toBe(0x1n)
  expect(words.getBigUint64(8, true)).toBe(0x8082n)
  expect(words.getBigUint64(23 * 8, true)).toBe(0x8000000080008008n)
})
