import { sentence } from '@slotdrop/messages'
import { useMemo } from 'react'
import { useConnectors, type Connector } from 'wagmi'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'
import type { Wallet } from '../walletTypes.ts'

/** A wallet of the list whose extension is not there, and what is said of it. */
export type AbsentWallet = {
  readonly id: string
  /** Stands beside its name in the list. */
  readonly mark: string
  /** Stands above what can be downloaded. */
  readonly notice: string
  /** Where its extension is to be had. */
  readonly downloads: readonly string[]
}

/** The wallets that are listed for their extension alone, which is not there (specification, sections 5 and 8). */
export function useAbsentWallets(): readonly AbsentWallet[] {
  const connectors = useConnectors()
  const say = useSay()
  return useMemo(
    () =>
      connectors.flatMap((connector) => {
        const wallet = getDetails(connector)
        if (wallet?.installed !== false || !wallet.downloadUrls) return []
        return {
          id: wallet.id,
          mark: say(sentence(messages.unsupported)),
          notice: say(sentence(messages.notInstalled, { wallet: wallet.name })),
          downloads: Object.values(wallet.downloadUrls).filter((url) => url !== undefined),
        }
      }),
    [connectors, say],
  )
}

function getDetails(connector: Connector): Wallet | undefined {
  // Sound: RainbowKit writes it on its connectors; others lack it.
  return (connector as { rkDetails?: Wallet }).rkDetails
}

/**
 * Writes into RainbowKit's dialog what it says of a wallet that is not ready on phones alone, or never since such a
 * wallet leads to its downloads at once: "(unsupported)" and "… is not installed". RainbowKit draws each wallet's step
 * with the elements of the last one's, so what was written of another wallet, or of one that is there now, goes.
 */
export function markAbsentWallets(wallets: readonly AbsentWallet[]): void {
  for (const option of document.querySelectorAll<HTMLElement>('[data-rk] [data-testid^="rk-wallet-option-"]')) {
    const id = option.dataset['testid']?.slice('rk-wallet-option-'.length)
    const mark = option.querySelector('.wui-kit-mark')
    const text = wallets.find((wallet) => wallet.id === id)?.mark
    // The blank before it is part of it, so that nothing stays of either.
    if (text === undefined) mark?.remove()
    else if (mark) say(mark, ` ${text}`)
    else findText(option)?.append(create('span', 'wui-kit-mark', ` ${text}`))
  }

  const links = [...document.querySelectorAll('[data-rk] a[href]')].map((link) => ({
    cards: findCards(link),
    wallet: wallets.find(({ downloads }) => downloads.includes(link.getAttribute('href') ?? '')),
  }))
  const shown = links.find(({ cards, wallet }) => cards && wallet)
  for (const notice of document.querySelectorAll('[data-rk] .wui-kit-notice')) {
    if (shown && notice.parentElement === shown.cards) say(notice, shown.wallet?.notice ?? '')
    else notice.remove()
  }
  if (shown?.wallet && !shown.cards?.querySelector('.wui-kit-notice'))
    shown.cards?.prepend(create('p', 'wui-kit-notice', shown.wallet.notice))
}

/** Writes only what is different: each change is looked at again. */
function say(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** The innermost element that holds a wallet's name. */
function findText(option: Element): Element | undefined {
  return [...option.querySelectorAll('*')].findLast(
    ({ firstChild, childElementCount }) => childElementCount === 0 && firstChild?.nodeType === Node.TEXT_NODE,
  )
}

/** What holds the cards of downloads, one of which holds the link. */
function findCards(link: Element): Element | undefined {
  const card = link.closest('[style*="isolation"]')
  return card?.parentElement ?? undefined
}

function create(tag: 'span' | 'p', className: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
