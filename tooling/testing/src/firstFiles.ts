import type { Address } from 'viem'
import { makeXlsx } from './makeXlsx.ts'

/** An ordinary file that a new user brings, and what it takes until it can be sealed. */
export type FirstFile = {
  readonly title: string
  readonly fileName: string
  readonly bytes: Uint8Array
  /** The list asks how it is meant; the first answer is the right one. */
  readonly isAsked: boolean
  /** What is typed where the file has no amounts of its own: what each gets, or the total that all share. */
  readonly typed: { readonly kind: 'equal' | 'pro-rata'; readonly tokens: number } | undefined
  /** Clicks from the file to a list that can be sealed, what is typed aside. */
  readonly clicks: number
  readonly rows: number
  /** What is paid in hundredths of a token. */
  readonly cents: number
}

/** Tokens that the files name. */
export type FirstTokens = {
  /** The one that is distributed, and its symbol. */
  readonly token: Address
  readonly symbol: string
  /** Another one in the same list. */
  readonly otherToken: Address
}

const A = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'
const B = '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17'
const C = '0xCe29EFf94d34706216c791c4B2494ee703CB53D7'

function text(...lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(lines.join('\n'))
}

/** The five kinds of file that new users bring first, for three people. */
export function makeFirstFiles({ token, symbol, otherToken }: FirstTokens): readonly FirstFile[] {
  const plain = { isAsked: false, typed: undefined, clicks: 0 } as const
  return [
    {
      title: 'a spreadsheet with semicolons and decimal commas',
      fileName: 'payouts.csv',
      bytes: text(
        `Name;Wallet address;Amount (${symbol});Note`,
        `Ann;${A};1.250,50;May`,
        `Ben;${B};99,50;May`,
        `Cid;${C};31,53;late`,
      ),
      ...plain,
      rows: 3,
      cents: 138_153,
    },
    {
      title: 'an .xlsx with a title and a total',
      fileName: 'rewards.xlsx',
      bytes: makeXlsx([
        {
          name: 'June',
          rows: [
            ['Contributor rewards, June'],
            [],
            ['Name', 'Wallet', `Reward [${symbol}]`],
            ['Ann', A, { number: '100' }],
            ['Ben', B, { number: '250.5' }],
            ['Total', '', { number: '350.5' }],
          ],
        },
      ]),
      ...plain,
      rows: 2,
      cents: 35_050,
    },
    {
      title: 'the text of a chat',
      fileName: 'chat.txt',
      bytes: text('Hi all, these people get paid:', `Ann: ${A} thanks!`, `and ${B}, he asked twice`, `- Cid (${C})`),
      isAsked: true,
      typed: { kind: 'equal', tokens: 50 },
      clicks: 1,
      rows: 3,
      cents: 15_000,
    },
    {
      title: 'holders as an explorer exports them',
      fileName: 'export-tokenholders.csv',
      bytes: text(
        '"HolderAddress","Balance","PendingBalanceUpdate"',
        `"${A}","600","No"`,
        `"${B}","300","No"`,
        `"${C}","100","No"`,
      ),
      isAsked: false,
      typed: { kind: 'pro-rata', tokens: 2000 },
      // Amounts are parts of a total instead of what is listed.
      clicks: 1,
      rows: 3,
      cents: 200_000,
    },
    {
      title: 'a file of Safe’s CSV app with two tokens',
      fileName: 'safe.csv',
      bytes: text(
        'token_type,token_address,receiver,amount,id',
        `erc20,${token},${A},100,`,
        `erc20,${token},${B},250,`,
        `erc20,${otherToken},${C},7,`,
      ),
      isAsked: true,
      typed: undefined,
      clicks: 1,
      rows: 2,
      cents: 35_000,
    },
  ]
}
