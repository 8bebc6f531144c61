import type { FixOffer, IssueKind } from '@slotdrop/drops'
import { type Address, getAddress, keccak256, toHex } from 'viem'
import { makeXlsx, type XlsxCell } from './makeXlsx.ts'

/** One click on what is offered about a finding. */
type SourceClick = readonly [IssueKind, FixOffer]

/** A list of recipients as a program of the world writes it. */
export type SourceFile = {
  /** Which program, and how. */
  readonly title: string
  readonly fileName: string
  readonly bytes: Uint8Array
  /** What has to be clicked: the file leaves it open, or says more than is paid. */
  readonly clicks: readonly SourceClick[]
  readonly rows: number
  /** What is paid in hundredths of a token. */
  readonly cents: number
}

/** Tokens that the files name. */
export type SourceTokens = {
  /** The one that is distributed. */
  readonly token: Address
  /** Another one in the same list. */
  readonly otherToken: Address
}

/** Somebody who is paid. */
type Person = { readonly address: Address; readonly name: string; readonly cents: number }

type Made = { readonly fileName: string; readonly file: string | Uint8Array; readonly clicks?: readonly SourceClick[] }

type Maker = (people: readonly Person[], tokens: SourceTokens) => Made

/** People who are paid from 900.25 to 1,075.75, each some more than the one before: nobody gets an unusual amount. `more`: cents on top. */
function makePeople(more: number): readonly Person[] {
  return Array.from({ length: 40 }, (_, index) => ({
    // Sound: 20 bytes of a hash.
    address: getAddress(keccak256(toHex(index)).slice(0, 42) as Address),
    name: ['Zoë', 'Ada, née Byron', 'O’Neil', '李', ''][index % 5] ?? '',
    cents: 90_025 + 450 * index + more,
  }))
}

function sumOf(people: readonly Person[]): number {
  return people.reduce((sum, { cents }) => sum + cents, 0)
}

type Style = { readonly group: string; readonly point: string }

function written(value: number, { group, point }: Style): string {
  const [whole = '', fraction = ''] = (value / 100).toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${fraction}`
}

const plain = { group: '', point: '.' }
const english = { group: ',', point: '.' }
const german = { group: '.', point: ',' }
const french = { group: '\u00a0', point: ',' }

function quoted(text: string): string {
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Latin-1, which the programs of these languages write: every character of it is its own byte. */
function toLatin(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff)
}

function toUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, true)
  for (let at = 0; at < text.length; at++) view.setUint16(2 + at * 2, text.charCodeAt(at), true)
  return bytes
}

/** A double as spreadsheets write it into their files. */
function number(value: number): XlsxCell {
  return { number: `${Number(value.toPrecision(17))}` }
}

const makers: Record<string, Maker> = {
  'Excel in English, CSV with a byte order mark, dollar signs and a total': (people) => ({
    fileName: 'payouts.csv',
    file: `\ufeff${[
      'Name,Wallet,Amount',
      ...people.map(({ name, address, cents }) => `${quoted(name)},${address},"$${written(cents, english)}"`),
      `Total,,"$${written(sumOf(people), english)}"`,
    ].join('\r\n')}\r\n`,
    clicks: [['amount-with-unit', 'repair']],
  }),
  'Excel in German, CSV in Windows’ own encoding': (people) => ({
    fileName: 'auszahlung.csv',
    file: toLatin(
      [
        'Empfänger;Betrag;Bemerkung',
        ...people.map(({ address, cents }) => `${address};${written(cents, german)};Büro`),
      ].join('\r\n'),
    ),
  }),
  'Excel in French, CSV with spaces between thousands': (people) => ({
    fileName: 'paiements.csv',
    file: toLatin(
      [
        'Adresse;Montant;Libellé',
        ...people.map(({ address, cents }) => `${address};${written(cents, french)};été`),
      ].join('\r\n'),
    ),
  }),
  'Google Sheets, CSV with notes of two lines': (people) => ({
    fileName: 'Payouts - Sheet1.csv',
    file: [
      'Wallet address,Token amount,Comment',
      ...people.map(({ address, cents, name }) => `${address},"${written(cents, english)}","${name}\nsecond line"`),
    ].join('\n'),
  }),
  'Apple Numbers, CSV with columns and lines that are empty': (people) => ({
    fileName: 'numbers.csv',
    file: [
      'address;amount;;',
      ...people.map(({ address, cents }) => `${address};${written(cents, german)};;`),
      ';;;',
      ';;;',
    ].join('\r\n'),
  }),
  'Safe’s CSV app, three tokens in one file': (people, { token, otherToken }) => ({
    fileName: 'safe.csv',
    file: [
      'token_type,token_address,receiver,amount,id',
      ...people.flatMap(({ address, cents }, index) => [
        `erc20,${token},${address},${written(cents, plain)},`,
        ...(index % 10 === 0 ? [`erc20,${otherToken},${address},12,`, `native,,${address},0.1,`] : []),
      ]),
    ].join('\n'),
    clicks: [['other-token', 'exclude']],
  }),
  'Disperse, pasted': (people) => ({
    fileName: 'disperse.txt',
    file: people.map(({ address, cents }) => `${address} ${written(cents, plain)}`).join('\n'),
  }),
  'Merkl, JSON in the token’s smallest unit': (people, { token }) => ({
    fileName: 'rewards.json',
    file: JSON.stringify({
      rewardToken: token,
      rewards: Object.fromEntries(
        people.map(({ address, cents }) => [address, { 'Pool 3': `${BigInt(cents) * 10n ** 16n}` }]),
      ),
    }),
  }),
  'Sablier, CSV of an airdrop': (people) => ({
    fileName: 'airdrop.csv',
    file: ['address,amount', ...people.map(({ address, cents }) => `${address},${written(cents, plain)}`)].join('\n'),
  }),
  'an explorer’s holders, paid what they hold': (people) => ({
    fileName: 'export-tokenholders.csv',
    file: [
      '"HolderAddress","Balance","PendingBalanceUpdate"',
      ...people.map(({ address, cents }) => `"${address.toLowerCase()}","${written(cents, english)}","No"`),
    ].join('\r\n'),
  }),
  'an .xlsx file with formulas, links to an explorer and a total': (people) => ({
    fileName: 'payouts.xlsx',
    file: makeXlsx([
      { name: 'Notes', rows: [] },
      {
        name: 'Payouts',
        rows: [
          ['Recipient', 'Amount', 'Note'],
          ...people.map(({ address, cents, name }, index): readonly XlsxCell[] => [
            index % 2 ? `https://explorer.example/address/${address}` : address,
            index % 3 ? number(cents / 100) : { formula: `D${index + 2}*2`, result: `${cents / 100}` },
            name,
          ]),
          [],
          ['Total', { formula: 'SUM(B2:B41)', result: `${sumOf(people) / 100}` }],
        ],
      },
    ]),
    clicks: [['address-in-text', 'repair']],
  }),
  'Excel’s “Unicode text”, UTF-16 with tabs': (people) => ({
    fileName: 'unicode.txt',
    file: toUtf16(
      [
        'Wallet\tAmount\tNote',
        ...people.map(({ address, cents, name }) => `${address}\t${written(cents, plain)}\t${name}`),
      ].join('\r\n'),
    ),
  }),
}

/** The same people in lists of twelve programs, paid a cent more in each than in the one before: twelve drops. */
export function makeSourceFiles(tokens: SourceTokens): readonly SourceFile[] {
  return Object.entries(makers).map(([title, make], place) => {
    const people = makePeople(place)
    const { file, fileName, clicks = [] } = make(people, tokens)
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
    return { title, fileName, bytes, clicks, rows: people.length, cents: sumOf(people) }
  })
}
