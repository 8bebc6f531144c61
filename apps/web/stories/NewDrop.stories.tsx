import { makeRows, toCsv } from '@slotdrop/testing/factories'
import { bringList, chooseToken } from './flows.ts'
import { expectOne } from './expectOne.ts'
import { expectOrder } from './expectOrder.ts'
import type { Hands } from './hands.ts'
import NewDrop from '../src/pages/drops/new.tsx'
import { story } from './story.tsx'
import { never, silent, type World } from './world/openWorld.ts'
import { deployment, merits, sender } from './world/places.ts'

export default { title: 'App/New drop' }

const path = '/drops/new'
/** The connected account holds one MERI. */
const holder: World = { path, wallet: sender, chain: { balances: { [merits.address]: { [sender]: 10n ** 18n } } } }
const list = toCsv(makeRows(20, { seed: 966 }))

async function toSource(hands: Hands): Promise<void> {
  await chooseToken(hands, /MERI/)
  await hands.see('Who receives MERI?')
}

export const ServerDown = story({
  page: NewDrop,
  world: {
    path,
    fetch: ({ pathname }) => (pathname === '/api/config' ? new Response('', { status: 500 }) : undefined),
  },
  reach: ({ see }) => see('The app’s server does not answer.'),
})

export const ServerLate = story({
  page: NewDrop,
  world: { path, fetch: ({ pathname }) => (pathname === '/api/config' ? never : undefined) },
  reach: ({ see }) => see('What do you send?'),
})

export const Asset = story({
  page: NewDrop,
  world: { path },
  reach: ({ meet }) => meet('radio', /MERI/),
})

export const NoAddress = story({
  page: NewDrop,
  world: { path },
  reach: async ({ meet, type, see }) => {
    await meet('radio', /MERI/)
    await type('Token address', '0x1234')
    await see('This is not an address')
  },
})

export const AssetChosen = story({
  page: NewDrop,
  world: holder,
  reach: async ({ press, meet, see, find, until }) => {
    await press(/MERI/, 'radio')
    await meet('button', 'Add recipients')
    await see('Draft kept on this device')
    const inHeader = document.querySelector('header')?.innerText.includes('Draft kept on this device')
    const inPage = document.querySelector('main')?.innerText.includes('Draft kept on this device')
    if (!inHeader || inPage) throw new Error('That the draft is kept stands elsewhere than in the header alone.')
    const token = (await find('radio', /MERI/)).closest('label')
    await until(
      () => token?.querySelector('.figure')?.textContent === '1',
      () => 'What is held does not stand beside its token',
    )
    if (token?.querySelectorAll('svg').length !== 1) throw new Error('The token has not just one face.')
    const choices = [...document.querySelectorAll('main input[type="radio"]')].slice(-1)
    expectOrder(...choices, await find('button', 'Add recipients'))
    // Steps, heading and fields share an edge.
    expectOne(
      ['main ol', 'main h1', 'main fieldset'].map((part) => document.querySelector(part)?.getBoundingClientRect().left),
    )
  },
})

export const NodeSilent = story({
  page: NewDrop,
  world: { path, fetch: ({ host }) => (host === 'node.example' ? silent() : undefined) },
  reach: async ({ press, see, meet }) => {
    await press(/MERI/, 'radio')
    await see('The network’s node does not answer')
    await meet('button', 'Add recipients', { isDisabled: true })
  },
})

export const SourceFile = story({ page: NewDrop, world: { path }, reach: toSource })

export const SourcePaste = story({
  page: NewDrop,
  world: { path },
  reach: async (hands) => {
    await toSource(hands)
    await hands.press('Paste')
    await hands.meet('button', 'Read this list', { isDisabled: true })
  },
})

export const SourceEarlier = story({
  page: NewDrop,
  world: { path },
  reach: async (hands) => {
    await toSource(hands)
    await hands.press('Earlier drop')
    await hands.see('No drop is kept on this device yet.')
  },
})

export const SourceUnreadable = story({
  page: NewDrop,
  world: { path },
  reach: async (hands) => {
    await toSource(hands)
    await bringList(hands, '{"rows": [', 'broken.json')
    await hands.see('This list can’t be read.')
  },
})

/** A list with a problem of each kind. */
const [a, b, c] = makeRows(3, { seed: 7 }).map(({ account }) => account)
const issues = ['address,amount', `${a},1`, '0x1234,1', `${b},one`, `${c},0`, `${a},2`, `${sender},4`, ''].join('\n')

export const ListIssues = story({
  page: NewDrop,
  world: holder,
  reach: async (hands) => {
    await toSource(hands)
    await bringList(hands, issues, 'issues.csv')
    await hands.see('Amount is zero')
    await hands.meet('button', 'Undo', { isDisabled: true })
    await hands.meet('button', 'Review list', { isDisabled: true })
    // One part of the window scrolls by itself: the lines.
    const scrolling = [...document.querySelectorAll('main *')]
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
      .map((part) => part.getAttribute('role'))
    if (String(scrolling) !== 'rowgroup') throw new Error(`These scroll: ${scrolling}`)
  },
})

export const ListEditing = story({
  page: NewDrop,
  world: holder,
  reach: async (hands) => {
    await toSource(hands)
    await bringList(hands, issues, 'issues.csv')
    await hands.press(/^Next problem/)
    await hands.press(/^Edit line/)
    await hands.meet('textbox', /./)
  },
})

export const ListClean = story({
  page: NewDrop,
  world: holder,
  reach: async (hands) => {
    await toSource(hands)
    await bringList(hands, list)
    await hands.see('21 lines = 20 ready')
    await hands.meet('button', 'Review list')
    // Counts of nothing have no colour of their own.
    const counts = [...document.querySelectorAll('aside dl dd')].slice(0, 3)
    expectOne(counts.map((count) => getComputedStyle(count).color))
  },
})

export const ListReading = story({
  page: NewDrop,
  // A worker whose script never comes reads nothing.
  world: {
    path,
    prepare: () =>
      (window.Worker = class extends EventTarget {
        postMessage() {}
        terminate() {}
      } as never),
  },
  reach: async (hands) => {
    await toSource(hands)
    await bringList(hands, list)
    await hands.see('Reading list.csv …')
  },
})

/** A deployment that offers Ethereum besides, where it has no distributor. */
const withEthereum: World = {
  ...holder,
  config: {
    chains: [
      ...deployment.chains,
      { id: 1, rpcUrls: ['https://ethereum.example'], explorerUrl: null, distributor: null },
    ],
  },
  fetch: ({ host }) => (host === 'ethereum.example' ? silent() : undefined),
}

export const NoDistributor = story({
  page: NewDrop,
  world: withEthereum,
  reach: async ({ press, see }) => {
    await press(/^Ethereum/, 'radio')
    await see('No distributor is configured for this network.')
  },
})

export const SwitchingNetwork = story({
  page: NewDrop,
  world: {
    ...withEthereum,
    prepare: ({ wallet }) => wallet.answer('wallet_switchEthereumChain', () => new Promise(() => {})),
  },
  reach: async ({ press, see }) => {
    await press(/^Local/)
    await press(/^Ethereum/)
    await see('Confirm in Wallet')
  },
})

export const TokenSearch = story({
  page: NewDrop,
  world: { path },
  reach: async ({ meet, type, find }) => {
    await meet('radio', /MERI/)
    await type('Token address', 'e')
    await find('option', /./)
  },
})

export const AskingNetwork = story({
  page: NewDrop,
  world: { path, fetch: ({ host }) => (host === 'node.example' ? never : undefined) },
  reach: async ({ press, see }) => {
    await press(/MERI/, 'radio')
    await see('Asking the network …')
  },
})

export const Coin = story({
  page: NewDrop,
  world: { path },
  reach: async ({ press, see }) => {
    await press(/ETH/, 'radio')
    await see('Coins can’t be claimed')
  },
})

export const WrongNetwork = story({
  page: NewDrop,
  world: { ...holder, prepare: ({ wallet }) => wallet.setChain(8453) },
  reach: async ({ meet, see }) => {
    await meet('button', 'Wrong network')
    await see('What do you send?')
  },
})
