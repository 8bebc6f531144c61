import { encodeErrorResult, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { decodeReason } from './decodeReason.ts'
import { rowReasonSentence } from './rowReasonSentence.ts'

function explainReason(data: Hex) {
  return String(rowReasonSentence(decodeReason(data)))
}

function text(reason: string) {
  return encodeErrorResult({ abi: parseAbi(['error Error(string reason)']), errorName: 'Error', args: [reason] })
}

test('no data is no reason', () => {
  expect(explainReason('0x')).toBe('no reason given')
})

test('a text is quoted', () => {
  expect(explainReason(text('DUSD: blocked'))).toBe('“DUSD: blocked”')
})

test('a text that would pose as ours is stripped and shortened', { tags: ['W5'] }, () => {
  expect(explainReason(text('a\u202Eb\u0007c'))).toBe('“a b c”')
  expect(explainReason(text('x'.repeat(500)))).toBe(`“${'x'.repeat(120)}”`)
})

test('a text that the distributor cut off says so', () => {
  expect(explainReason(text('DUSD: blocked').slice(0, 2 + 128) as `0x${string}`)).toBe(
    'the whole reason is not on the chain',
  )
})

test('errors of ERC-6093 are known by their selector, also when cut off', () => {
  const data = encodeErrorResult({
    abi: parseAbi(['error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)']),
    args: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 7n, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  })
  expect(explainReason(data)).toBe('the sender does not own this id')
  expect(explainReason(data.slice(0, 130) as `0x${string}`)).toBe('the sender does not own this id')
})

test('a panic and an unknown error are said in words', () => {
  const panic = encodeErrorResult({ abi: parseAbi(['error Panic(uint256 code)']), args: [0x11n] })
  expect(explainReason(panic)).toBe('an arithmetic or access fault inside the token')
  expect(explainReason('0x12345678')).toBe('an error that only the token knows')
})
