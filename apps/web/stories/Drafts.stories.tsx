import NewDrop from '../src/pages/drops/new.tsx'
import Drops from '../src/pages/drops/index.tsx'
import { deviceDrafts } from '../src/device/deviceDrafts.ts'
import { bringList, chooseToken } from './flows.ts'
import type { Hands } from './hands.ts'
import { story } from './story.tsx'
import { emptyDraft, longText, ofToken, saved, savingDraft } from './world/drafts.ts'
import { never, type World } from './world/openWorld.ts'
import { merits, sender } from './world/places.ts'
import { makeAccounts } from './world/sealDrop.ts'

export default { title: 'App/Drafts' }

const list = ['address,amount', ...makeAccounts(3, 1_505).map((account) => `${account},5`)].join('\n')
const device: World = { path: '/drops/new', wallet: sender }
const key = '3f2b8a54-4c1d-4b8e-9d0c-52a1c7f0e6aa'
const march = Date.UTC(2026, 2, 3, 10, 30)

async function bring(hands: Hands, text: string | (() => string) = list): Promise<void> {
  await chooseToken(hands, /MERI/)
  await bringList(hands, typeof text === 'string' ? text : text(), 'march.csv')
  await hands.see(/ lines = [\d,]+ ready/)
}

export const SignInWaiting = story({
  page: NewDrop,
  world: { ...device, prepare: ({ wallet }) => wallet.answer('personal_sign', () => new Promise(() => {})) },
  reach: async (hands) => {
    await bring(hands)
    await hands.press('Sign in to keep it in your account')
    await hands.press('Sign message')
    await hands.meet('button', 'Waiting for signature...', { isDisabled: true })
  },
})

export const Saving = story({
  page: NewDrop,
  world: { ...device, signedIn: sender, fetch: (_, body) => (body.includes('SaveDraft') ? never : undefined) },
  reach: async (hands) => {
    await bring(hands)
    await hands.see('Draft kept on this device. Saving to your account…')
  },
})

export const Saved = story({
  page: NewDrop,
  world: { ...device, signedIn: sender, api: savingDraft(() => saved(1, march)) },
  reach: async (hands) => {
    await bring(hands)
    await hands.see(/Draft kept on this device and in your account, \d/)
  },
})

/** The account has part 1 of the list; part 2 is on its way. */
export const SavingPart = story({
  page: NewDrop,
  world: {
    ...device,
    signedIn: sender,
    api: savingDraft(() => ({ __typename: 'ListIncomplete', missingParts: [0, 1] })),
    fetch: (_, body) => (body.includes('AddListPart') && /"part":1\b/.test(body) ? never : undefined),
  },
  reach: async (hands) => {
    await bring(hands, longText)
    await hands.see('Draft kept on this device. Saving to your account, part 2 of 2…')
  },
})

export const Refused = story({
  page: NewDrop,
  world: {
    ...device,
    signedIn: sender,
    api: savingDraft(() => ({
      __typename: 'TooManyDrafts',
      code: 'TOO_MANY_DRAFTS',
      message: 'Your account has 50 drafts already. Delete one that is no longer needed.',
      values: [{ __typename: 'ProblemValue', name: 'max', value: '50' }],
    })),
  },
  reach: async (hands) => {
    await bring(hands)
    await hands.see(/not in your account: Your account has 50 drafts already\./)
    await hands.meet('button', 'Try again')
  },
})

/** What is packed is as long as a list of millions of rows. */
export const TooLarge = story({
  page: NewDrop,
  world: {
    ...device,
    signedIn: sender,
    prepare: () =>
      (window.CompressionStream = class {
        constructor() {
          const flush = (out: TransformStreamDefaultController) => out.enqueue(new Uint8Array(41_000_000))
          return new TransformStream({ transform() {}, flush })
        }
      } as never),
  },
  reach: async (hands) => {
    await bring(hands)
    await hands.see(/an account keeps lists of up to 40 MB, packed/)
    await hands.miss('Try again')
  },
})

/** A list is packed by a worker, whose script may fail to come; it is tried again when told to. */
export const PackerLost = story({
  page: NewDrop,
  world: {
    ...device,
    signedIn: sender,
    api: savingDraft(() => saved(1, march)),
    prepare: () => {
      const post = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof post>) {
        const [asked] = message as [{ readonly kind?: string }]
        if (asked.kind !== 'pack') return post.apply(this, message)
        Worker.prototype.postMessage = post
        this.dispatchEvent(new Event('error'))
      } as typeof post
    },
  },
  reach: async (hands) => {
    await bring(hands)
    await hands.see(/not in your account: A part of this page could not be loaded\./)
    await hands.press('Try again')
    await hands.see(/Draft kept on this device and in your account, \d/)
  },
})

/** A browser whose storage takes nothing until it has room. */
function withoutRoom() {
  const { put } = IDBObjectStore.prototype
  let refusals = 0
  const world: World = {
    ...device,
    prepare: () =>
      (IDBObjectStore.prototype.put = () => {
        refusals++
        throw new DOMException('No room is left.', 'QuotaExceededError')
      }),
  }
  return { world, refusals: () => refusals, free: () => (IDBObjectStore.prototype.put = put) }
}

const full = withoutRoom()

export const NotKept = story({
  page: NewDrop,
  world: full.world,
  reach: async (hands) => {
    await bring(hands)
    await hands.see('Draft not kept: this browser refused to store it.')
    await hands.miss('Sign in to keep it in your account')
  },
})

/** Each press tries to store it. The list is no worse for it, and is kept once there is room. */
export const KeptAfterAll = story({
  page: NewDrop,
  world: full.world,
  reach: async (hands) => {
    await bring(hands)
    const tryAgain = async () => {
      const before = full.refusals()
      await hands.press('Try again')
      await hands.until(
        () => full.refusals() > before,
        () => 'Nothing was tried again',
      )
    }
    // The page itself stores what is decided about the list, at most twice.
    await tryAgain()
    await tryAgain()
    await tryAgain()
    full.free()
    await hands.press('Try again')
    await hands.see(/^Draft kept on this device$/m, /^4 lines = 3 ready/m)
  },
})

/** The sealed list can’t be kept either. It does not say that rows would be paid now, as the account holds nothing. */
export const SealedNotKept = story({
  page: NewDrop,
  world: full.world,
  reach: async (hands) => {
    await bring(hands)
    await hands.press('Review list')
    await hands.press(/^Seal the list/)
    await hands.see('This browser could not keep the sealed list.', 'Otherwise 3 of 3 recipients would be paid.')
  },
})

const there = {
  ...{ __typename: 'Draft', id: key, title: 'long.csv', chainId: 31_337, symbol: 'MERI', rowCount: 40_000 },
  updatedAt: new Date(march).toISOString(),
}

/** The account has a long draft, of which the first part comes. */
const reading: World = {
  ...device,
  signedIn: sender,
  api: ({ operationName, variables }) => {
    const { updatedAt, rowCount } = there
    if (operationName === 'Drafts')
      return { viewer: { __typename: 'Viewer', address: sender, drafts: [{ ...there, revision: 2 }] } }
    if (operationName === 'DraftHead')
      return {
        draft: {
          ...{
            __typename: 'Draft',
            id: key,
            revision: 2,
            rowCount,
            head: '',
            listHash: '0x1',
            partCount: 2,
            updatedAt,
          },
        },
      }
    if (operationName === 'DraftPart' && variables['part'] === 0)
      return { draft: { __typename: 'Draft', id: key, listHash: '0x1', listPart: 'AAAA' } }
    return undefined
  },
  fetch: (_, body) => (body.includes('DraftPart') && /"part":1\b/.test(body) ? never : undefined),
}

export const ReadingPart = story({
  page: Drops,
  world: { ...reading, path: '/drops' },
  reach: async (hands) => {
    await hands.press('Continue long.csv')
    await hands.meet('button', 'Reading part 2 of 2… long.csv', { isDisabled: true })
  },
})

/** Both devices changed a draft; the one in the account is longer and comes in parts. */
export const ConflictReadingPart = story({
  page: NewDrop,
  world: {
    ...reading,
    path: `/drops/new?draft=${key}&step=recipients`,
    prepare: () =>
      deviceDrafts.restore({
        ...{ ...emptyDraft, token: ofToken(merits), input: list, fileName: 'short.csv', key, rowCount: 3 },
        ...{ changedAt: march + 60_000, openedAt: march },
        account: { owner: sender, revision: 1, keptAt: march - 60_000, changedAt: march - 60_000 },
      }),
  },
  reach: async (hands) => {
    await hands.see('This draft was changed on two devices.')
    await hands.press('Go on with the one in the account')
    await hands.meet('button', 'Reading part 2 of 2…', { isDisabled: true })
  },
})

export const AccountSilent = story({
  page: Drops,
  world: {
    ...device,
    path: '/drops',
    signedIn: sender,
    prepare: () => deviceDrafts.begin({ ...emptyDraft, token: ofToken(merits), input: list, fileName: 'march.csv' }),
    api: ({ operationName }) => (operationName === 'Drafts' ? new Response('no', { status: 503 }) : undefined),
  },
  reach: ({ see }) => see('Drafts in your account can’t be read now', 'march.csv'),
})
