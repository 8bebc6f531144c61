import { A, B, C, type CaseGroup, lines, usdc } from './listCase.ts'

/** Lists as people write them by hand, or save them from a spreadsheet. */
export const plainCases: readonly CaseGroup[] = [
  {
    title: 'Addresses and amounts',
    text: 'One payment a line, with or without a header. What separates the cells is found from the lines themselves.',
    cases: [
      { name: 'Comma, no header', text: lines(`${A},100`, `${B},250`), gives: { ready: [1, 2], total: '350' } },
      { name: 'Comma and spaces', text: lines(`${A}, 100`, `${B} , 250`), gives: { ready: [1, 2], total: '350' } },
      { name: 'Semicolons', text: lines(`${A};100`, `${B};250`), gives: { ready: [1, 2], total: '350' } },
      {
        name: 'Tabs, as pasted from a sheet',
        text: lines(`${A}\t100`, `${B}\t250`),
        gives: { ready: [1, 2], total: '350' },
      },
      { name: 'Pipes', text: lines(`${A}|100`, `${B}|250`), gives: { ready: [1, 2], total: '350' } },
      { name: 'A space, as in Disperse', text: lines(`${A} 100`, `${B} 250`), gives: { ready: [1, 2], total: '350' } },
      {
        name: 'Several spaces in a row',
        text: lines(`${A}   100`, `${B}     250`),
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'An equals sign, as in Disperse',
        text: lines(`${A}=100`, `${B}=250`),
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Header in English',
        text: lines('address,amount', `${A},100`, `${B},250`),
        gives: { ready: [2, 3], total: '350' },
      },
      { name: 'Header in capitals', text: lines('ADDRESS,AMOUNT', `${A},100`), gives: { ready: [2], total: '100' } },
      {
        name: 'The amount first',
        text: lines('amount,recipient', `100,${A}`, `250,${B}`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'A note behind the amount',
        text: lines('address,amount,note', `${A},100,lead`, `${B},250,`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'A name before the address',
        text: lines('name,wallet,amount', `Ada,${A},100`, `Ben,${B},250`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'Columns that pay nothing',
        text: lines('recipient,amount,unlockDate,cliffDate', `${A},5,2026-01-01,2026-02-01`),
        gives: { ready: [2], total: '5' },
      },
      {
        name: 'Blank lines between',
        text: lines('address,amount', '', `${A},100`, '', '', `${B},250`, ''),
        gives: { ready: [3, 6], total: '350' },
      },
      {
        name: 'Lines of separators only',
        text: lines('address,amount', `${A},100`, ',', ',,'),
        gives: { ready: [2], total: '100' },
      },
      { name: 'No line break at the end', text: `${A},100\n${B},250`, gives: { ready: [1, 2], total: '350' } },
      {
        name: 'Addresses in lower case',
        text: lines(`${A.toLowerCase()},1`, `${B.toLowerCase()},2`),
        gives: { ready: [1, 2], total: '3' },
      },
      {
        name: 'Every cell in quotes',
        text: lines('"address","amount"', `"${A}","100"`, `"${B}","250"`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'A comma inside of a note',
        text: lines('address,amount,note', `${A},100,"lead, and more"`),
        gives: { ready: [2], total: '100' },
      },
      {
        name: 'Quotes inside of a note',
        text: lines('address,amount,note', `${A},100,"the ""lead"""`),
        gives: { ready: [2], total: '100' },
      },
      {
        name: 'Eighteen decimals',
        text: lines(`${A},0.000000000000000001`, `${B},1.5`),
        gives: { ready: [1, 2], total: '1.500000000000000001' },
      },
      {
        name: 'Six decimals',
        text: lines(`${A},0.000001`, `${B},1.5`),
        options: { decimals: 6 },
        gives: { ready: [1, 2], total: '1.500001' },
      },
    ],
  },
  {
    title: 'Spreadsheets in other languages',
    text: 'Header words are known in several languages, with or without accents. A decimal comma is read where the list shows that it is one, and asked for where it may group thousands.',
    cases: [
      {
        name: 'German',
        text: lines('Adresse;Betrag', `${A};1,5`, `${B};2,25`),
        gives: { finds: { 'amount-ambiguous': [2, 3] } },
        decisions: [{ fix: { kind: 'decimal-style', style: 'comma' }, gives: { ready: [2, 3], total: '3.75' } }],
      },
      {
        name: 'German, with thousands',
        text: lines('Empfänger;Betrag', `${A};1.250,50`, `${B};47,01`),
        gives: { ready: [2, 3], total: '1297.51' },
      },
      {
        name: 'French',
        text: lines('Destinataire;Montant;Libellé', `${A};1 250,50;chef`, `${B};47,01;`),
        gives: { ready: [2, 3], total: '1297.51' },
      },
      {
        name: 'Spanish',
        text: lines('Dirección;Cantidad;Nota', `${A};1.250,50;`, `${B};47,01;`),
        gives: { ready: [2, 3], total: '1297.51' },
      },
      {
        name: 'Portuguese',
        text: lines('Endereço;Quantidade', `${A};100`, `${B};250`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'Italian',
        text: lines('Indirizzo;Importo', `${A};100`, `${B};250`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'Chinese',
        text: lines('地址,数量,备注', `${A},100,甲`, `${B},250,乙`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'A total at its end, in German',
        text: lines('Adresse;Betrag', `${A};100`, `${B};250`, 'Summe;350'),
        gives: { ready: [2, 3], total: '350', tells: ['lines-below'] },
      },
      {
        name: 'Subtotals, in French',
        text: lines('nom;adresse;montant', `Ada;${A};100`, 'Sous-total;;100', `Ben;${B};250`, 'Total général;;350'),
        gives: { ready: [2, 4], total: '350', finds: { 'total-line': [3] }, tells: ['lines-below'] },
      },
      {
        name: 'A total at its end, in Chinese',
        text: lines('地址,数量', `${A},100`, '合计,100'),
        gives: { ready: [2], total: '100', tells: ['lines-below'] },
      },
    ],
  },
  {
    title: 'Encodings and line breaks',
    text: 'UTF-8 and UTF-16 are told apart by their bytes; anything else that is text is taken for Windows-1252, and told. Every kind of line break ends a line.',
    cases: [
      {
        name: 'UTF-8 with a byte order mark',
        text: lines('address,amount,note', `${A},100,café`),
        encoding: 'utf-8 with mark',
        gives: { ready: [2], total: '100' },
      },
      {
        name: 'UTF-16, as Excel saves “Unicode text”',
        text: `address\tamount\r\n${A}\t100\r\n`,
        encoding: 'utf-16le',
        gives: { ready: [2], total: '100' },
      },
      {
        name: 'UTF-16, the other way around',
        text: lines('address,amount', `${A},100`),
        encoding: 'utf-16be',
        gives: { ready: [2], total: '100' },
      },
      {
        name: 'Windows-1252',
        text: lines('address,amount,note', `${A},100,café`),
        encoding: 'windows-1252',
        gives: { ready: [2], total: '100', tells: ['encoding'] },
      },
      {
        name: 'Carriage return and line feed',
        text: `address,amount\r\n${A},100\r\n${B},250\r\n`,
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'Carriage returns alone',
        text: `address,amount\r${A},100\r${B},250\r`,
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'Both kinds in one file',
        text: `address,amount\r\n${A},100\n${B},250\r\n`,
        gives: { ready: [2, 3], total: '350', tells: ['mixed-line-endings'] },
      },
      {
        name: 'Spaces that do not break',
        text: lines(`\u00a0${A}\u2009,100`),
        gives: { ready: [1], total: '100', tells: ['trimmed-spaces'] },
      },
      {
        name: 'A note of two lines',
        text: `address,amount,note\n${A},100,"first\nsecond"\n${B},250,\n`,
        gives: { ready: [2, 4], total: '350', tells: ['cells-with-line-breaks'] },
      },
    ],
  },
  {
    title: 'What has to be decided',
    text: 'Every line that cannot be paid as it stands says why, and the list is sealed only when each is decided.',
    cases: [
      {
        name: 'One digit of an address is wrong',
        text: lines(`${A.slice(0, -1)}9,1`, `${B},2`),
        gives: { ready: [2], total: '2', finds: { 'address-checksum': [1] } },
      },
      {
        name: 'An address is cut short',
        text: lines(`${A.slice(0, -1)},1`, `${B},2`),
        gives: { ready: [2], total: '2', finds: { 'address-malformed': [1] } },
      },
      {
        name: 'The zero address',
        text: lines(`0x${'0'.repeat(40)},1`, `${B},2`),
        gives: { ready: [2], total: '2', finds: { 'address-zero': [1] } },
      },
      {
        name: 'A burn address',
        text: lines('0x000000000000000000000000000000000000dEaD,1', `${B},2`),
        gives: { ready: [2], total: '3', finds: { 'address-special': [1] } },
        decisions: [
          { fix: { kind: 'keep', issue: 'address-special', lines: [1] }, gives: { ready: [1, 2], total: '3' } },
        ],
      },
      {
        name: 'The token itself as a recipient',
        text: lines(`${usdc},1`, `${B},2`),
        options: { known: { token: usdc } },
        gives: { ready: [2], total: '2', finds: { 'address-is-the-token': [1] } },
      },
      {
        name: 'The sender as a recipient',
        text: lines(`${C},1`, `${B},2`),
        options: { known: { sender: C } },
        gives: { ready: [2], total: '3', finds: { 'address-is-the-sender': [1] } },
      },
      {
        name: 'The same address twice',
        text: lines(`${A},1`, `${B},2`, `${A},3`),
        gives: { ready: [2], total: '6', finds: { 'address-repeated': [1, 3] } },
        decisions: [{ fix: { kind: 'merge' }, gives: { ready: [1, 2], total: '6' } }],
      },
      {
        name: 'The same address twice, once in lower case',
        text: lines(`${A},1`, `${A.toLowerCase()},3`),
        gives: { total: '4', finds: { 'address-repeated': [1, 2] } },
        decisions: [{ fix: { kind: 'keep-first' }, gives: { ready: [1], total: '1' } }],
      },
      {
        name: 'A missing amount among others',
        text: lines(`${A},100`, `${B},`),
        gives: { ready: [1], total: '100', finds: { 'missing-cell': [2] } },
      },
      {
        name: 'A negative amount',
        text: lines(`${A},-5`, `${B},2`),
        gives: { ready: [2], total: '2', finds: { 'amount-negative': [1] } },
      },
      {
        name: 'Zero',
        text: lines(`${A},0`, `${B},2`),
        gives: { ready: [2], total: '2', finds: { 'amount-zero': [1] } },
      },
      {
        name: 'More decimals than the token has',
        text: lines(`${A},0.0000001`, `${B},2`),
        options: { decimals: 6 },
        gives: { ready: [2], total: '2', finds: { 'amount-too-many-decimals': [1] } },
      },
      {
        name: 'A quotation mark that is never closed',
        text: lines(`${A},1,"note`, `${B},2,x`),
        gives: { ready: [2], total: '2', finds: { 'unclosed-quote': [1] } },
      },
      {
        name: 'More cells than the header has',
        text: lines('address,amount', `${A},1,5`, `${B},2`),
        gives: { ready: [3], total: '2', finds: { 'too-many-cells': [2] } },
      },
      {
        name: 'A total at the end',
        text: lines('address,amount', `${A},100`, 'Total,100'),
        gives: { ready: [2], total: '100', tells: ['lines-below'] },
      },
      {
        name: 'The currency sign beside amounts',
        text: lines(`${A},$100`, `${B},$250`),
        gives: { finds: { 'amount-with-unit': [1, 2] } },
        decisions: [{ fix: { kind: 'repair', issue: 'amount-with-unit' }, gives: { ready: [1, 2], total: '350' } }],
      },
      {
        name: 'The symbol beside amounts',
        text: lines(`${A},100 USDC`, `${B},250 USDC`),
        gives: { finds: { 'amount-with-unit': [1, 2] } },
        decisions: [{ fix: { kind: 'repair', issue: 'amount-with-unit' }, gives: { ready: [1, 2], total: '350' } }],
      },
      {
        name: 'An ENS name in place of an address',
        text: lines('alice.eth,1', `${B},2`),
        gives: { ready: [2], total: '2', finds: { 'address-is-a-name': [1] } },
      },
      {
        name: 'A link of an explorer of the drop’s chain in place of an address',
        text: lines(`https://etherscan.io/address/${A},1`, `${B},2`),
        gives: { ready: [1, 2], total: '3' },
      },
      {
        name: 'A link of an explorer of another chain',
        text: lines(`https://polygonscan.com/address/${A},1`, `${B},2`),
        gives: { ready: [2], total: '2', finds: { 'address-other-chain': [1] } },
      },
      {
        name: 'A link of a site that is not known',
        text: lines(`https://explorer.example/address/${A},1`, `${B},2`),
        gives: { ready: [2], total: '2', finds: { 'address-in-text': [1] } },
        decisions: [{ fix: { kind: 'repair', issue: 'address-in-text' }, gives: { ready: [1, 2], total: '3' } }],
      },
      {
        name: 'Accounts with the short name of a chain (EIP-3770)',
        text: lines('address,amount', `eth:${A},1`, `matic:${B},2`),
        gives: { ready: [2], total: '1', finds: { 'address-other-chain': [3] } },
      },
      {
        name: 'Accounts with the id of a chain (CAIP-10)',
        text: lines('address,amount', `eip155:1:${A},1`, `eip155:10:${B},2`),
        gives: { ready: [2], total: '1', finds: { 'address-other-chain': [3] } },
      },
      {
        name: 'Accounts with a chain behind them (ERC-7828)',
        text: lines('address,amount', `${A}@eip155:1,1`, `${B}@base,2`),
        gives: { ready: [2], total: '1', finds: { 'address-other-chain': [3] } },
      },
      {
        name: 'Links that ask for a payment (EIP-681)',
        text: lines('address,amount', `ethereum:${A}@1,1`, `ethereum:${B}@137,2`),
        gives: { ready: [2], total: '1', finds: { 'address-other-chain': [3] } },
      },
      {
        name: 'Points first and last, signs and marks of spreadsheets',
        text: lines('address,amount', `${A},.5`, `${B},+5.`, `${C},="100"`),
        gives: { ready: [2, 3, 4], total: '105.5' },
      },
      {
        name: 'Lakhs',
        text: lines('address;amount', `${A};1,00,000`, `${B};12,34,567.5`),
        gives: { ready: [2, 3], total: '1334567.5' },
      },
      {
        name: 'Negative amounts in every form',
        text: lines('address,amount', `${A},−5`, `${B},(5)`, `${C},5-`),
        gives: { finds: { 'amount-negative': [2, 3, 4] } },
      },
      {
        name: 'Full-width digits',
        text: lines('address,amount', `${A},１００`, `${B},2`),
        gives: { ready: [3], total: '2', finds: { 'amount-unusual-character': [2] } },
        decisions: [
          { fix: { kind: 'repair', issue: 'amount-unusual-character' }, gives: { ready: [2, 3], total: '102' } },
        ],
      },
      {
        name: 'Numbers that a spreadsheet shortened',
        text: lines('address,amount', `${A},1.23457E+18`, `${B},2`),
        gives: { ready: [3], total: '2', finds: { 'amount-digits-lost': [2] } },
      },
      {
        name: 'Percentages of a total',
        text: lines('address,share', `${A},12.5%`, `${B},87.5%`),
        options: { allocation: { kind: 'pro-rata', total: 8n * 10n ** 18n } },
        gives: { ready: [2, 3], total: '8' },
      },
      {
        name: 'Two addresses in one cell',
        text: lines(`${A} ${B},1`, `${C},2`),
        gives: { ready: [2], total: '2', finds: { 'addresses-in-one-cell': [1] } },
      },
      {
        name: 'Addresses alone',
        text: lines(A, B),
        gives: { finds: { 'missing-cell': [1, 2] } },
        decisions: [
          {
            fix: { kind: 'allocation', allocation: { kind: 'equal', amount: 5n * 10n ** 18n } },
            gives: { ready: [1, 2], total: '10' },
          },
        ],
      },
      {
        name: 'Addresses under a header, alone',
        text: lines('wallet', A, B),
        gives: { finds: { 'missing-cell': [2, 3] } },
        decisions: [
          {
            fix: { kind: 'allocation', allocation: { kind: 'equal', amount: 5n * 10n ** 18n } },
            gives: { ready: [2, 3], total: '10' },
          },
        ],
      },
      { name: 'Nothing at all', text: '', gives: { finds: { 'no-rows': [] } } },
      { name: 'A header and nothing below it', text: lines('address,amount'), gives: { finds: { 'no-rows': [] } } },
    ],
  },
  {
    title: 'NFTs',
    text: 'An ERC-721 list has an address and a token id a line, an ERC-1155 list an amount besides.',
    cases: [
      {
        name: 'ERC-721',
        text: lines('address,token_id', `${A},7`, `${B},8`),
        options: { standard: 'ERC721', decimals: 0 },
        gives: { ready: [2, 3], total: '2' },
      },
      {
        name: 'ERC-721 without a header',
        text: lines(`${A},7`, `${B},8`),
        options: { standard: 'ERC721', decimals: 0 },
        gives: { ready: [1, 2], total: '2' },
      },
      {
        name: 'ERC-721, one id twice',
        text: lines(`${A},7`, `${B},7`),
        options: { standard: 'ERC721', decimals: 0 },
        gives: { total: '0', finds: { 'id-repeated': [1, 2] } },
      },
      {
        name: 'ERC-1155',
        text: lines('address,id,amount', `${A},7,2`, `${B},8,1`),
        options: { standard: 'ERC1155', decimals: 0 },
        gives: { ready: [2, 3], total: '3' },
      },
      {
        name: 'ERC-1155 without a header',
        text: lines(`${A},7,2`, `${B},8,1`),
        options: { standard: 'ERC1155', decimals: 0 },
        gives: { ready: [1, 2], total: '3' },
      },
      {
        name: 'An id that a spreadsheet has rounded',
        text: lines(`${A},1.2E+20`, `${B},8`),
        options: { standard: 'ERC721', decimals: 0 },
        gives: { ready: [2], total: '1', finds: { 'id-destroyed-by-spreadsheet': [1] } },
      },
    ],
  },
]
