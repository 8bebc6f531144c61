import { A, B, C, type CaseGroup, lines } from './listCase.ts'

/** Files whose columns, header, numbers or chains have to be found. */
export const sheetCases: readonly CaseGroup[] = [
  {
    title: 'Numbers beside the amount',
    text: 'A file without a header may have a row number, a rank or an id beside the address. What could be paid is shown for each reading, and nothing is sealed before one is chosen.',
    cases: [
      {
        name: 'Row numbers before the address',
        text: lines(`1,${A},100`, `2,${B},250`, `3,${C},75`),
        gives: { ready: [1, 2, 3], total: '425', asks: ['columns'] },
        decisions: [{ answer: 'columns', choice: 0, gives: { ready: [1, 2, 3], total: '425' } }],
      },
      {
        name: 'Ranks before the address, with tabs',
        text: lines(`1\t${A}\t100`, `2\t${B}\t250`, `3\t${C}\t75`),
        gives: { ready: [1, 2, 3], total: '425', asks: ['columns'] },
        decisions: [{ answer: 'columns', choice: 0, gives: { ready: [1, 2, 3], total: '425' } }],
      },
      {
        name: 'Two numbers behind the address',
        text: lines(`${A};100;7`, `${B};250;8`),
        gives: { ready: [1, 2], total: '350', asks: ['columns'] },
      },
      {
        name: 'Two numbers behind the address, with spaces',
        text: lines(`${A} 100 7`, `${B} 250 8`),
        gives: { ready: [1, 2], total: '350', asks: ['columns'] },
      },
      {
        name: 'Times alone, without a header',
        text: lines(`${A},1716239022`, `${B},1716239122`),
        gives: { asks: ['columns'], finds: { 'missing-cell': [1, 2] } },
      },
      {
        name: 'Times alone, under a name that says nothing',
        text: lines('address,joined', `${A},1716239022`, `${B},1716239122`),
        gives: { ready: [2, 3], total: '3432478144', asks: ['columns'] },
      },
      {
        name: 'Ids and amounts of items, under names that say nothing',
        text: lines('address,copies,edition', `${A},10,1`, `${B},20,2`),
        options: { standard: 'ERC1155', decimals: 0 },
        gives: { ready: [2, 3], total: '3', asks: ['columns'] },
      },
      {
        name: 'Two amounts under a header',
        text: lines('address,amount,value', `${A},1,2`, `${B},3,4`),
        gives: { ready: [2, 3], total: '4', asks: ['columns'] },
      },
      {
        name: 'Two members that could be the amount',
        text: `[{"address":"${A}","amount":"1","value":"2"},{"address":"${B}","amount":"3","value":"5"}]`,
        gives: { ready: [1, 2], total: '4', asks: ['columns'] },
      },
      {
        name: 'Index, address and amount as arrays',
        text: `[[0,"${A}","100"],[1,"${B}","250"]]`,
        gives: { ready: [1, 2], total: '350', asks: ['columns'] },
      },
    ],
  },
  {
    title: 'Lines above the header, and headers of one’s own',
    text: 'The header is the first line that names columns, within the first twenty; lines above it are not read, and told. Units in a header are ignored, and where no word is known the cells say what a column holds.',
    cases: [
      {
        name: 'A title',
        text: lines('Payouts of the third quarter,,', 'name,address,amount', `Ada,${A},100`, `Ben,${B},250`),
        gives: { ready: [3, 4], total: '350', tells: ['lines-above'] },
      },
      {
        name: 'A title and a blank line',
        text: lines(
          'Rewards,,,',
          ',,,',
          'Contributor,ETH address,Reward,Paid on',
          `Ada,${A},100,2026-09-30`,
          `Ben,${B},250,2026-09-30`,
        ),
        gives: { ready: [4, 5], total: '350', tells: ['lines-above'] },
      },
      {
        name: 'A table of Markdown',
        text: lines('| # | Address | Amount |', '|---|:---:|---:|', `| 1 | ${A} | 100 |`, `| 2 | ${B} | 250 |`),
        gives: { ready: [3, 4], total: '350', tells: ['lines-above'] },
      },
      {
        name: 'The separator in the first line',
        text: lines('sep=;', 'address;amount', `${A};100`, `${B};250`),
        gives: { ready: [3, 4], total: '350', tells: ['lines-above'] },
      },
      {
        name: 'Words of one’s own',
        text: lines('eth_address,amount', `${A},100`, `${B},250`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'The token in brackets',
        text: lines('Wallet address,Amount (USDC)', `${A},100`, `${B},250`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'A word for the payment',
        text: lines('recipient wallet,Payout', `${A},100`, `${B},250`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'Points',
        text: lines('ETH address,points', `${A},100`, `${B},250`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'German, with a name and a note',
        text: lines(
          'Name;Wallet address;Amount (DUSD);Note',
          `Ada;${A};1.250,50;lead`,
          `Ben;${B};47,01;`,
          `Cai;${C};84,02;new`,
        ),
        gives: { ready: [2, 3, 4], total: '1381.53' },
      },
      { name: 'Dutch', text: lines('Adres;Bedrag', `${A};100`, `${B};250`), gives: { ready: [2, 3], total: '350' } },
    ],
  },
  {
    title: 'Numbers',
    text: 'Digits may be grouped, signs and exponents are read where they are exact, and a character that is not seen is named and taken away for all lines at once.',
    cases: [
      {
        name: 'The point first',
        text: lines('address,amount', `${A},.5`, `${B},1.25`),
        gives: { ready: [2, 3], total: '1.75' },
      },
      {
        name: 'The point last',
        text: lines('address,amount', `${A},5.`, `${B},1.25`),
        gives: { ready: [2, 3], total: '6.25' },
      },
      {
        name: 'A plus sign',
        text: lines('address,amount', `${A},+5`, `${B},1.25`),
        gives: { ready: [2, 3], total: '6.25' },
      },
      {
        name: 'Underscores',
        text: lines('address,amount', `${A},1_000`, `${B},2_500`),
        gives: { ready: [2, 3], total: '3500' },
      },
      {
        name: 'Apostrophes, as in Switzerland',
        text: lines('address,amount', `${A},1'000.50`, `${B},2’500.25`),
        gives: { ready: [2, 3], total: '3500.75' },
      },
      {
        name: 'Thin spaces',
        text: lines('address;amount', `${A};1\u202f250,50`, `${B};47,01`),
        gives: { ready: [2, 3], total: '1297.51', tells: ['trimmed-spaces'] },
      },
      {
        name: 'A character that is not seen',
        text: lines('address,amount', `${A},100\u200b`, `${B},250`),
        gives: { ready: [3], total: '250', finds: { 'amount-unusual-character': [2] } },
        decisions: [
          { fix: { kind: 'repair', issue: 'amount-unusual-character' }, gives: { ready: [2, 3], total: '350' } },
        ],
      },
      {
        name: 'Exponents that are exact, as in Blockscout',
        text: lines('HolderAddress,Balance', `${A},2130924.609038455654704294`, `${B},1.8E+7`, `${C},2E+3`),
        gives: { ready: [2], total: '2130924.609038455654704294', finds: { 'amount-scientific': [3, 4] } },
        decisions: [
          {
            fix: { kind: 'repair', issue: 'amount-scientific' },
            gives: { ready: [2, 3, 4], total: '20132924.609038455654704294' },
          },
        ],
      },
      {
        name: 'Numbers that a spreadsheet was told are text',
        text: lines('address,amount', `${A},'100`, `${B},"=""250"""`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'Percentages of a total',
        text: lines('address,amount', `${A},60%`, `${B},40 %`),
        options: { allocation: { kind: 'pro-rata', total: 10n ** 21n } },
        gives: { ready: [2, 3], total: '1000' },
      },
      {
        name: 'Percentages without a total',
        text: lines('address,amount', `${A},60%`, `${B},40 %`),
        gives: { finds: { 'amount-percent': [2, 3] } },
      },
      {
        name: 'Lakh and crore',
        text: lines('address,amount', `${A},"12,34,567.50"`, `${B},"1,00,000.00"`),
        gives: { ready: [2, 3], total: '1334567.5' },
      },
    ],
  },
  {
    title: 'Chains beside the address',
    text: 'An address may say its chain: by a short name, as in Safe, or by CAIP-10. It is paid on that chain alone.',
    cases: [
      {
        name: 'Short names before addresses, with colons before the amounts',
        text: lines(`eth:${A}:100`, `base:${B}:250`),
        gives: { ready: [1], total: '100', finds: { 'address-other-chain': [2] } },
      },
      {
        name: 'Names of chains, without a header',
        text: lines(`${A},100,Ethereum`, `${B},250,Base`),
        gives: { ready: [1], total: '100', finds: { 'address-other-chain': [2] } },
      },
      {
        name: 'A chain around pairs',
        text: `{"chainId":8453,"recipients":[["${A}","100"],["${B}","5"]]}`,
        gives: { finds: { 'address-other-chain': [1, 2] } },
      },
      {
        name: 'Objects that are keyed by chain',
        text: `{"1":{"${A}":"100"},"8453":{"${B}":"250"}}`,
        gives: { ready: [1], total: '100', finds: { 'address-other-chain': [2] } },
      },
      {
        name: 'Short names of Safe',
        text: lines('address,amount', `eth:${A},100`, `eth:${B},250`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'A short name of another chain',
        text: lines('address,amount', `matic:${A},100`, `eth:${B},250`),
        gives: { ready: [3], total: '250', finds: { 'address-other-chain': [2] } },
      },
      {
        name: 'CAIP-10',
        text: lines('address,amount', `eip155:137:${A},100`, `eip155:1:${B},250`),
        gives: { ready: [3], total: '250', finds: { 'address-other-chain': [2] } },
      },
      {
        name: 'A chain behind the address',
        text: lines('address,amount', `${A}@137,100`, `${B}@eth,250`),
        gives: { ready: [3], total: '250', finds: { 'address-other-chain': [2] } },
      },
      {
        name: 'Payment links',
        text: lines('address,amount', `ethereum:${A}@1,100`, `ethereum:${B}@10,250`),
        gives: { ready: [2], total: '100', finds: { 'address-other-chain': [3] } },
      },
      {
        name: 'Pages of explorers',
        text: lines(
          'address,amount',
          `https://etherscan.io/address/${A},100`,
          `https://polygonscan.com/address/${B},250`,
        ),
        gives: { ready: [2], total: '100', finds: { 'address-other-chain': [3] } },
      },
      {
        name: 'Two chains, read for the other one',
        text: lines('address,amount', `eip155:137:${A},100`, `eip155:1:${B},250`),
        options: { chainId: 137 },
        gives: { ready: [2], total: '100', finds: { 'address-other-chain': [3] } },
      },
      {
        name: 'A column of chains',
        text: lines('address,amount,chain', `${A},100,Ethereum`, `${B},250,Polygon`, `${C},75,`),
        gives: { ready: [2, 4], total: '175', finds: { 'address-other-chain': [3] } },
      },
      {
        name: 'A column of chain ids',
        text: lines('chain_id,address,amount', `1,${A},100`, `137,${B},250`),
        gives: { ready: [2], total: '100', finds: { 'address-other-chain': [3] } },
      },
      {
        name: 'The chain around the records',
        text: `{"chainId":137,"recipients":[{"address":"${A}","amount":"100"}]}`,
        gives: { finds: { 'address-other-chain': [1] } },
      },
    ],
  },
  {
    title: 'Addresses in a text',
    text: 'A chat, an e-mail or a list of bullets is offered as the addresses that are in it; the rest of each line is its note.',
    cases: [
      {
        name: 'Bullets with a colon',
        text: lines(`- ${A}: 100 USDC`, `- ${B}: 250 USDC`),
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Names, addresses and amounts with colons',
        text: lines(`1. Ada: ${A}: 100 USDC`, `2. Ben: ${B}: 250 USDC`),
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Names, addresses and amounts with colons and no spaces',
        text: lines(`Ada:${A}:100`, `Ben:${B}:250`),
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'A chat with its times',
        text: lines(`[12:03] Ada: ${A}`, `[12:04] Ben: ${B} thanks`, `[12:06] Cai: mine is ${C}`),
        gives: { asks: ['addresses-in-text'], finds: { 'missing-cell': [1, 2, 3] } },
      },
      {
        name: 'One amount above the addresses',
        text: lines('100 USDC each:', A, B, C),
        gives: {
          asks: ['addresses-in-text'],
          finds: { 'missing-cell': [2, 3, 4] },
          tells: ['lines-without-address'],
        },
      },
      {
        name: 'Years',
        text: lines(`${A} bounty 2024`, `${B} bounty 2024`),
        gives: { ready: [1, 2], total: '4048', asks: ['addresses-in-text'] },
      },
      {
        name: 'Numbers of blocks',
        text: lines(`${A} since block 19000000`, `${B} since block 19000100`),
        gives: { ready: [1, 2], total: '38000100', asks: ['addresses-in-text'] },
      },
      {
        name: 'A chat',
        text: lines('Payout list from the channel:', `@ada: ${A} thanks!`, `- Ben ${B}`, C),
        gives: { asks: ['addresses-in-text'], finds: { 'missing-cell': [2, 3, 4] }, tells: ['lines-without-address'] },
      },
      {
        name: 'Bullets',
        text: lines(`* ${A}`, `* ${B}`, `* ${C}`),
        gives: { asks: ['addresses-in-text'], finds: { 'missing-cell': [1, 2, 3] } },
      },
      {
        name: 'Names of people beside ENS names',
        text: lines('Ada Moe,ada.eth,100', 'Ben Roe,ben.eth,250'),
        gives: { finds: { 'address-is-a-name': [1, 2] } },
      },
    ],
  },
]
