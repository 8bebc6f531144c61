import { ANYONE } from '@slotdrop/contracts'
import { formatSentence, type Sentence } from '@slotdrop/messages'
import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { readdirSync, readFileSync } from 'node:fs'
import { encodeErrorResult, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  getCancelStep,
  getRegisterStep,
  type Problem,
  RevertedError,
  RpcUnavailableError,
  type TokenTrait,
} from './index.ts'
import { problemSentence, stepSentence, stepTitle, traitSentence } from './sentences.ts'

const accented = { tag: 'en-XA', numbers: 'en-IE', translation: accentedEnglish }
const account = '0x51ad0000000000000000000000000000000d20b5'
const token = { symbol: 'MERI', name: 'Meridian', decimals: 18 }
const data = encodeErrorResult({ abi: parseAbi(['error Error(string reason)']), args: ['MERI: blocked'] })

function inBoth(said: Sentence) {
  const foreign = formatSentence(said, accented)
  expect(foreign).toMatch(/^⟦.+⟧$/s)
  return String(said)
}

test('what a token does is said in English and in another language', () => {
  const traits: Readonly<Record<TokenTrait['kind'], TokenTrait>> = {
    paused: { kind: 'paused', weight: 'fault' },
    'blocks-sender': { kind: 'blocks-sender', weight: 'fault' },
    'block-list': { kind: 'block-list', weight: 'note' },
    votes: { kind: 'votes', weight: 'note' },
    upgradable: { kind: 'upgradable', weight: 'note' },
    refuses: { kind: 'refuses', weight: 'fault', error: new RevertedError({ data }) },
    'transfer-fee': { kind: 'transfer-fee', weight: 'warning', percent: 3.25 },
    'high-gas': { kind: 'high-gas', weight: 'warning', gas: 234_567n },
  }
  expect(Object.values(traits).map((trait) => inBoth(traitSentence(trait)))).toEqual([
    'The token is paused: nobody can be paid until its owner lets it move again.',
    'The token blocks your account: it will not hand anything over. Use another account.',
    'The token has a block list: accounts on it can’t be paid. The review asks about each recipient.',
    'The token counts votes: payments may cost more than usual. The review measures it.',
    'The token can be exchanged by its owner: it may behave differently tomorrow.',
    'A transfer was tried and refused. The call was refused: “MERI: blocked”. Nothing was paid. Check the token, then continue.',
    'The token keeps a part of each transfer: of a trial 3.25 % did not arrive. Recipients would get less than the list says.',
    'A transfer takes about 234,567 gas, more than usual. Slots will be smaller and network fees higher.',
  ])
  expect(inBoth(traitSentence({ kind: 'refuses', weight: 'fault', error: undefined }))).toBe(
    'A transfer was tried and refused. The call was refused.',
  )
})

test('what stands in the way is said in English and in another language', () => {
  const problems: Readonly<Record<Problem['kind'], Problem>> = {
    'no-distributor': { kind: 'no-distributor' },
    'distributor-differs': { kind: 'distributor-differs' },
    'no-token': { kind: 'no-token' },
    'contract-account': { kind: 'contract-account' },
    'no-fees': { kind: 'no-fees' },
    cancelled: { kind: 'cancelled' },
    'rpc-unavailable': { kind: 'rpc-unavailable', error: new RpcUnavailableError() },
    'rpc-on-other-chain': { kind: 'rpc-on-other-chain', expected: 1, actual: 31_337 },
    'token-unreadable': { kind: 'token-unreadable', token: account, standard: 'ERC721' },
    'short-balance': { kind: 'short-balance', token, standard: 'ERC1155', has: 10n ** 18n, needs: 1234n * 10n ** 18n },
    'short-gas-money': {
      kind: 'short-gas-money',
      coin: { ...token, symbol: 'ETH' },
      has: 10n ** 17n,
      needs: 10n ** 18n,
    },
    'not-open-yet': { kind: 'not-open-yet', opensAtSeconds: 1_800_000_000n },
    closed: { kind: 'closed', closesAtSeconds: 1_800_000_000n },
  }
  const said = Object.values(problems).map((problem) => inBoth(problemSentence(problem)))
  expect(said.slice(7)).toEqual([
    'The node answers for network 31337, but this drop is for 1. Set the right RPC in the settings.',
    `The contract at ${account} does not answer like an ERC-721 token. Check the address and the standard.`,
    'The sender holds 1 MERI of what the list names, the open recipients need 1,234 MERI. Add 1,233 MERI, then check again.',
    'The sender has 0.1 ETH, but 1 ETH are to be given for gas. Add 0.9 ETH, then check again.',
    'This drop opens at 2027-01-15 08:00:00 UTC. Come back then.',
    'This drop closed at 2027-01-15 08:00:00 UTC. Seal the list again with another closing time.',
  ])
})

test('gas money on a chain that the user added is named by the currency that the user confirmed', async () => {
  const manifest = await makeManifest(makeRows(2), { terms: { chainId: 1234 } })
  const coin = { name: 'OFC', symbol: 'OFC', decimals: 18 }
  const chain = { id: 1234, name: 'Office chain', nativeCurrency: coin, rpcUrls: { default: { http: [] } } }
  const step = getRegisterStep(manifest, { operator: account, claimsOpen: false, gasMoney: 10n ** 18n }, chain)
  expect(String(stepTitle(step))).toBe('Name who sends, and give 1 OFC for gas')
})

test('what is to be signed is said in English and in another language', async () => {
  const manifest = await makeManifest(makeRows(2))
  const base = { allowance: 0n, request: { to: zeroAddress, data: '0x', value: 0n } } as const
  const usdt = { ...manifest.token, symbol: 'USDT', decimals: 6 }
  const steps = [
    getRegisterStep(manifest, { operator: zeroAddress, claimsOpen: false }),
    getRegisterStep(manifest, { operator: ANYONE, claimsOpen: true }),
    getRegisterStep(manifest, { operator: account, claimsOpen: true }),
    getRegisterStep(manifest, {
      operator: account,
      claimsOpen: false,
      operatorUntil: 1_800_000_000,
      gasMoney: 38n * 10n ** 16n,
    }),
    getCancelStep(manifest),
    { ...base, kind: 'approve', token: usdt, amount: 1_234_500_000n },
    { ...base, kind: 'approve', token: usdt, amount: undefined },
    { ...base, kind: 'reset-allowance', token: usdt, left: 1_234_500_000n },
    { ...base, kind: 'reset-allowance', token: usdt, left: undefined },
  ] as const
  expect(steps.map((step) => inBoth(stepTitle(step)))).toEqual([
    'Close claims',
    'Enable claiming',
    'Enable claiming',
    'Name who sends, and give 0.38 ETH for gas',
    'Cancel the drop',
    'Approve 1,234.5 USDT',
    'Approve USDT',
    'Reset the old approval',
    'Take back the approval',
  ])
  const said = steps.map((step) => inBoth(stepSentence(step)))
  expect(said.slice(0, 4)).toEqual([
    'Nobody but you sends to the recipients, exactly as the list is sealed. No amount and no address can be changed. You can change this at any time.',
    'Anyone may send to the recipients, exactly as the list is sealed, and each recipient may claim theirs. No amount and no address can be changed. You can change this at any time.',
    `${account} may send to the recipients, exactly as the list is sealed, and each recipient may claim theirs. No amount and no address can be changed. You can change this at any time.`,
    `${account} may send to the recipients until 2027-01-15 08:00:00 UTC, exactly as the list is sealed. 0.38 ETH go on to that account for gas, in the same transaction. No amount and no address can be changed. You can change this at any time.`,
  ])
  expect(said[7]).toBe(
    'This token changes an approval only from or to zero, and 1,234.5 USDT are left from before. Set it to zero first.',
  )
})

test('no text is left that nobody says', () => {
  const folder = new URL('.', import.meta.url)
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.generated)\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const texts: object = JSON.parse(readFileSync(new URL('messages.json', folder), 'utf8'))
  expect(Object.keys(texts).filter((key) => !new RegExp(`messages\\.${key}\\b`).test(code))).toEqual([])
})
