import { isUserRejection } from '@slotdrop/errors'
import { expect, test } from 'vitest'
import { signBySafe } from './signInWallet.ts'

type Sdk = Parameters<typeof signBySafe>[0]

const signature = `0x${'ab'.repeat(130)}`

/** Safe's app as one that answers a message like this, and what is asked later with each of these in turn. */
function appOf(answer: Awaited<ReturnType<Sdk['txs']['signMessage']>>, later: readonly (string | Error)[] = []) {
  const asked: string[] = []
  let turn = 0
  const next = async (what: string) => {
    asked.push(what)
    const found = later[Math.min(turn++, later.length - 1)] ?? ''
    if (found instanceof Error) throw found
    return found
  }
  const sdk: Sdk = {
    eth: { setSafeSettings: async (settings) => void asked.push(JSON.stringify(settings)) },
    txs: {
      signMessage: async (message) => (asked.push(message), answer),
      getBySafeTxHash: async (hash) => ({ txStatus: await next(hash) }),
    },
    safe: { getOffChainSignature: next },
  }
  return { sdk, asked }
}

function atOnce(): Promise<void> {
  return Promise.resolve()
}

const settings = '[{"offChainSigning":true}]'

test('an app that answers once all owners have signed', async () => {
  const { sdk, asked } = appOf({ messageHash: '0x1', signature })
  expect(await signBySafe(sdk, 'Sign in', atOnce)).toBe(signature)
  expect(asked).toEqual([settings, 'Sign in'])
})

test('an app that answers when the first has signed is asked until the others have, also after it was silent', async () => {
  const { sdk, asked } = appOf({ messageHash: '0x1' }, ['', new Error('silent'), '0x', signature])
  expect(await signBySafe(sdk, 'Sign in', atOnce)).toBe(signature)
  expect(asked.slice(2)).toEqual(['0x1', '0x1', '0x1', '0x1'])
})

test('a Safe that signs by a transaction has signed once it is executed', async () => {
  const { sdk } = appOf({ safeTxHash: '0x2' }, ['AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION', 'SUCCESS'])
  expect(await signBySafe(sdk, 'Sign in', atOnce)).toBe('0x')
})

test.each(['CANCELLED', 'FAILED'])('owners who let that transaction end as %s have said no', async (status) => {
  const { sdk } = appOf({ safeTxHash: '0x2' }, ['AWAITING_CONFIRMATIONS', status])
  const refusal: unknown = await signBySafe(sdk, 'Sign in', atOnce).catch((error: unknown) => error)
  expect(isUserRejection(refusal)).toBe(true)
})

test('who does not sign for a day has said no', async () => {
  const { sdk, asked } = appOf({ messageHash: '0x1' })
  await expect(signBySafe(sdk, 'Sign in', atOnce)).rejects.toThrow('did not sign')
  expect(asked).toHaveLength(2 + 28_800)
})

test('an app that knows no settings signs as it does', async () => {
  const { sdk } = appOf({ messageHash: '0x1', signature })
  const old = { ...sdk, eth: { setSafeSettings: () => Promise.reject(new Error('unknown')) } }
  expect(await signBySafe(old, 'Sign in', atOnce)).toBe(signature)
})
