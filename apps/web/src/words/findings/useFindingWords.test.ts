// @vitest-environment node
import { type ChainClient, checkReadiness, inspectToken, type Problem, type TokenTrait } from '@slotdrop/delivery'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { encodeErrorResult, numberToHex, parseAbi, RpcRequestError } from 'viem'
import { expect, test } from 'vitest'
import { createText } from '../../i18n/index.ts'
import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'
import { errorText } from '../errors/errorWords.ts'
import { messages } from './messages.generated.ts'
import { createFindingWords } from './useFindingWords.ts'

const english = createFindingWords(createText(messages), errorText)
const accented = createFindingWords(
  createText(messages, { name: 'en-XA', tag: 'en-XA', direction: 'ltr', translation: accentedEnglish }),
  errorText,
)
const account = '0x51ad0000000000000000000000000000000d20b5'
const token = { symbol: 'MERI', name: 'Meridian', decimals: 18 }
const refusal = encodeErrorResult({ abi: parseAbi(['error Error(string reason)']), args: ['MERI: blocked'] })

/** A node that answers what it is told to, and nothing else. */
function nodeThat(answers: object) {
  return answers as ChainClient
}

function silent() {
  return Promise.reject(new Error('fetch failed'))
}

/** A token of which a trial moves 1000 units, as a node simulates it. */
function tokenThat({ asked, moved, arrived = 0n }: { asked: readonly string[]; moved: object; arrived?: bigint }) {
  return inspectToken({
    client: nodeThat({
      getStorageAt: () => Promise.resolve(numberToHex(asked.includes('implementation') ? 1 : 0, { size: 32 })),
      getCode: () => Promise.resolve('0x00'),
      readContract: ({ functionName }: { functionName: string }) =>
        asked.includes(functionName) ? Promise.resolve(true) : silent(),
      simulateBlocks: () =>
        Promise.resolve([{ calls: [{ data: '0x0' }, {}, {}, moved, { data: numberToHex(arrived, { size: 32 }) }] }]),
    }),
    token: account,
    standard: 'ERC20',
    owner: account,
    balance: 1000n,
    decimals: 18,
  })
}

test('what a token does is told in English as the package tells it, and in another language', async () => {
  const error = new RpcRequestError({
    body: {},
    url: 'http://node',
    error: { code: 3, message: 'execution reverted', data: refusal },
  })
  const traits: readonly TokenTrait[] = (
    await Promise.all([
      tokenThat({ asked: ['paused', 'isBlocked', 'delegates', 'implementation'], moved: { status: 'failure' } }),
      tokenThat({ asked: [], moved: { status: 'failure', error } }),
      tokenThat({ asked: [], moved: { status: 'failure' } }),
      tokenThat({ asked: [], moved: { status: 'success', gasUsed: 234_567n }, arrived: 967n }),
    ])
  ).flat()
  const kinds = [
    'blocks-sender',
    'dear',
    'has-block-list',
    'keeps-part',
    'keeps-votes',
    'paused',
    'refuses',
    'upgradable',
  ]
  expect([...new Set(traits.map(({ kind }) => kind))].toSorted()).toEqual(kinds)
  for (const trait of traits) {
    expect(english.trait(trait)).toBe(trait.message)
    expect(accented.trait(trait)).toMatch(/^⟦.+⟧$/s)
  }
})

test('what stands in the way is told in English as the package tells it, and in another language', async () => {
  const manifest = await makeManifest(makeRows(2))
  const { chainId } = manifest.terms
  const found = await Promise.all(
    [
      { getChainId: silent },
      { getChainId: () => Promise.resolve(chainId + 1) },
      { getChainId: () => Promise.resolve(chainId), getCode: () => Promise.resolve(undefined) },
      { getChainId: () => Promise.resolve(chainId), getCode: () => Promise.resolve('0x00') },
    ].map((answers) => checkReadiness({ client: nodeThat(answers), manifest })),
  )
  const problems: readonly Problem[] = [
    ...found.flatMap((readiness) => readiness.problems),
    {
      kind: 'short-balance',
      token,
      standard: 'ERC1155',
      has: 10n ** 18n,
      needs: 1234n * 10n ** 18n,
      message:
        'The sender holds 1 MERI of what the list names, the open rows need 1,234 MERI. Add 1,233 MERI, then check again.',
    },
    {
      kind: 'closed',
      closesAtSeconds: 1_800_000_000n,
      message: 'This drop closed at 2027-01-15 08:00:00 UTC. Seal the list again with another closing time.',
    },
    {
      kind: 'token-unreadable',
      token: account,
      standard: 'ERC721',
      message: `The contract at ${account} does not answer like an ERC-721 token. Check the address and the standard.`,
    },
  ]
  expect(problems).toHaveLength(7)
  for (const problem of problems) expect(english.problem(problem)).toBe(problem.message)
  for (const problem of problems.slice(1)) expect(accented.problem(problem)).toMatch(/^⟦.+⟧$/)
})
