import { createElement as h, type ReactElement } from 'react'
import { createSiteMetadata } from '@slotdrop/config'
import { formatAmount, type ShardIndex } from '@slotdrop/drops'

/** Pixels of a link's picture: what every messenger shows uncut. */
export const cardSize = { width: 1200, height: 630 } as const

/**
 * Names are what a stranger wrote, and what draws the card would fetch fonts and pictures for letters it has none for: from
 * other sites, at a stranger's word. Only letters of the font at hand are left.
 */
function toDrawable(text: string, most: number) {
  const plain = text
    .normalize('NFC')
    .replace(/[^\u0020-\u007e\u00a1-\u017f\u2013\u2014\u2018-\u201d\u2026]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain
}

const count = new Intl.NumberFormat('en-IE')

const site = createSiteMetadata()

/** What a drop's link says before anybody opens it. */
export type DropCard = {
  readonly title: string
  readonly figures: string
  /** Slots of the drop, as many as the picture has room for; none where nothing is known of it. */
  readonly slots: number
}

/** Slots that fit into one line of the picture. */
const maxSlots = 33

/** @param index the drop's public index; undefined where there is none, or it can't be read now */
export function toDropCard(index: ShardIndex | undefined): DropCard {
  if (!index) return { title: 'A drop on Slotdrop', figures: 'Look an address up, without a wallet', slots: 0 }
  const { token, rowCount, total, terms } = index
  const symbol = toDrawable(token.symbol, 12)
  const recipients = `${count.format(rowCount)} ${rowCount === 1 ? 'recipient' : 'recipients'}`
  const amount =
    terms.standard === 'ERC721'
      ? `${symbol} tokens`
      : `${formatAmount(total, terms.standard === 'ERC1155' ? 0 : token.decimals)} ${symbol}`
  return {
    title: toDrawable(index.title, 60) || 'A drop on Slotdrop',
    figures: `${amount.trim()} for ${recipients}`,
    slots: Math.min(maxSlots, Math.ceil(rowCount / terms.slotSize)),
  }
}

const colours = { canvas: '#f3f5f2', ink: '#131a17', soft: '#5f6b64', blank: '#a9b5ad' }

/** The picture of a drop's link: its name, its sum, and its slots, blank: what is paid changes, and pictures are kept. */
export function drawDropCard({ title, figures, slots }: DropCard): ReactElement {
  const slot = (place: number) =>
    h('div', {
      key: place,
      style: {
        width: 24,
        height: 24,
        borderRadius: 4,
        border: `2px solid ${colours.blank}`,
      },
    })
  return h(
    'div',
    {
      style: {
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: colours.canvas,
        color: colours.ink,
      },
    },
    h('div', { style: { fontSize: 32, color: colours.soft } }, site.siteName),
    h(
      'div',
      { style: { display: 'flex', flexDirection: 'column', gap: 20 } },
      h('div', { style: { fontSize: title.length > 32 ? 58 : 76, lineHeight: 1.1 } }, title),
      h('div', { style: { fontSize: 40, color: colours.soft } }, figures),
    ),
    h(
      'div',
      { style: { display: 'flex', gap: 8 } },
      Array.from({ length: slots }, (_, place) => slot(place)),
    ),
  )
}

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string) {
  return text.replace(/[&<>"']/g, (letter) => escaped[letter] ?? '')
}

/** What a messenger reads of a drop's link. A reader who gets here by mistake finds the way. */
export function writeCardPage(card: DropCard, { page, image }: { page: string; image: string }): string {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`
  return [
    '<!doctype html><html lang="en-IE"><head><meta charset="utf-8">',
    `<title>${escape(card.title)}</title>`,
    '<meta name="robots" content="noindex">',
    property('og:type', site.type),
    property('og:locale', site.locale),
    property('og:site_name', site.siteName),
    property('og:url', page),
    property('og:title', card.title),
    property('og:description', `${card.figures}. Check your allocation.`),
    property('og:image', image),
    property('og:image:width', `${cardSize.width}`),
    property('og:image:height', `${cardSize.height}`),
    property('og:image:alt', `${card.title}: ${card.figures}`),
    ...(['card', 'site'] as const).map(
      (name) => `<meta name="twitter:${name}" content="${escape(site.twitter[name])}">`,
    ),
    `<meta name="twitter:creator" content="${escape(site.twitter.handle)}">`,
    `</head><body><p><a href="${escape(page)}">${escape(card.title)}</a></p></body></html>\n`,
  ].join('\n')
}
