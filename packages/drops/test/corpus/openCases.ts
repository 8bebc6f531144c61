import { A, B, C, type CaseGroup, lines } from './listCase.ts'

const oneEther = '0x0de0b6b3a7640000'
const twoEther = '0x1bc16d674ec80000'

/** Files that state sums, name parts or sides of what is paid, or do not give each recipient a line. */
export const openCases: readonly CaseGroup[] = [
  {
    title: 'Totals',
    text: 'A total below or above the rows is not read, and its sum is held against theirs. A row that calls itself a total and names an address is never paid without a decision.',
    cases: [
      {
        name: 'A total with an address',
        text: lines('name,address,amount', `Ada,${A},100`, `Ben,${B},50`, `TOTAL,${C},150`),
        gives: { ready: [2, 3], total: '300', finds: { 'total-with-address': [4] } },
        decisions: [{ fix: { kind: 'exclude', lines: [4] }, gives: { ready: [2, 3], total: '150' } }],
      },
      {
        name: 'A total with an address in the place of the address',
        text: lines('address,amount', `${A},100`, `${B},50`, `TOTAL,${C},150`),
        gives: { ready: [2, 3], total: '150', finds: { 'total-line': [4] } },
      },
      {
        name: 'A total with an address in a note behind the amount',
        text: lines(`${A};100;Ada`, `${B};50;Ben`, `${C};150;Summe`),
        gives: { ready: [1, 2], total: '300', finds: { 'total-with-address': [3] } },
      },
      {
        name: 'A recipient whose name is that of a total',
        text: lines('name;address;amount', `Ada;${A};100`, `Ben;${B};50`, `Total Gaming;${C};7`),
        gives: { ready: [2, 3], total: '157', finds: { 'total-with-address': [4] } },
        decisions: [
          {
            fix: { kind: 'keep', lines: [4], issue: 'total-with-address' },
            gives: { ready: [2, 3, 4], total: '157' },
          },
        ],
      },
      {
        name: 'Subtotals with an address',
        text: lines(
          'name,address,amount',
          `Ada,${A},100`,
          `Subtotal,${C},100`,
          `Ben,${B},50`,
          'Cyd,0x1111111111111111111111111111111111111111,7',
          'Dee,0x2222222222222222222222222222222222222222,8',
        ),
        gives: { ready: [2, 4, 5, 6], total: '265', finds: { 'total-with-address': [3] } },
      },
      {
        name: 'A label that many rows have',
        text: lines('note,address,amount', `Media,${A},100`, `Media,${B},50`, `Ops,${C},7`),
        gives: { ready: [2, 3, 4], total: '157' },
      },
      {
        name: 'A record that is a total',
        text: `[{"name":"Ada","address":"${A}","amount":"100"},{"name":"Ben","address":"${B}","amount":"50"},{"name":"Total","address":"${C}","amount":"150"}]`,
        gives: { ready: [1, 2], total: '300', finds: { 'total-with-address': [3] } },
      },
      {
        name: 'A total that is the sum of the rows',
        text: lines('address;amount', `${A};100`, `${B};250`, 'Total;350'),
        gives: { ready: [2, 3], total: '350', tells: ['lines-below'] },
      },
      {
        name: 'A total that differs from the sum of the rows',
        text: lines('address;amount', `${A};100`, `${B};250`, 'Total;1234'),
        gives: { ready: [2, 3], total: '350', finds: { 'total-differs': [] }, tells: ['lines-below'] },
        decisions: [
          {
            fix: { kind: 'keep', lines: [], issue: 'total-differs' },
            gives: { ready: [2, 3], total: '350', tells: ['lines-below'] },
          },
        ],
      },
      {
        name: 'A total that is less than its rows',
        text: lines('address;amount', `${A};100`, `${B};250`, 'Total;300'),
        gives: { ready: [2, 3], total: '350', finds: { 'total-differs': [] }, tells: ['lines-below'] },
      },
      {
        name: 'A total of several words with an address, above the last row',
        text: lines('name,address,amount', `Ada,${A},100`, `Grand total,${C},100`, `Ben,${B},50`),
        gives: { ready: [2, 4], total: '250', finds: { 'total-with-address': [3] } },
      },
      {
        name: 'A total with groups of three in quotes',
        text: lines('address,amount', `${A},1000`, `${B},250`, 'Grand total,"1,250.00"'),
        gives: { ready: [2, 3], total: '1250', tells: ['lines-below'] },
      },
      {
        name: 'A total above the header that differs',
        text: lines('Total: 1234 USDC', 'address;amount', `${A};100`, `${B};250`),
        gives: { ready: [3, 4], total: '350', finds: { 'total-differs': [] }, tells: ['lines-above'] },
      },
      {
        name: 'A subtotal, an average and the number of recipients',
        text: lines('address;amount', `${A};100`, `${B};250`, 'Subtotal;300', 'Average;175', 'Total recipients;2'),
        gives: { ready: [2, 3], total: '350', tells: ['lines-below'] },
      },
      {
        name: 'A total of the rows before one was excluded',
        text: lines('address;amount', `${A};100`, `${B};250`, 'Total;350'),
        gives: { ready: [2, 3], total: '350', tells: ['lines-below'] },
        decisions: [
          { fix: { kind: 'exclude', lines: [3] }, gives: { ready: [2], total: '100', tells: ['lines-below'] } },
        ],
      },
      {
        name: 'A total of a document that differs',
        text: `{"totalAmount":"400","recipients":[{"address":"${A}","amount":"100"},{"address":"${B}","amount":"250"}]}`,
        gives: { ready: [1, 2], total: '350', finds: { 'total-differs': [] } },
      },
    ],
  },
  {
    title: 'Parts and sides of what is paid',
    text: 'Where two columns or two lists may be what is paid, it is asked. A token that every row names is held against that of the drop.',
    cases: [
      {
        name: 'A base and a bonus',
        text: lines('Address,Base,Bonus', `${A},100,5`, `${B},250,7`),
        gives: { ready: [2, 3], total: '350', asks: ['columns'] },
        decisions: [{ answer: 'columns', choice: 1, gives: { ready: [2, 3], total: '12' } }],
      },
      {
        name: 'A bonus beside a name that says nothing',
        text: lines('Address;May;Bonus', `${A};100;5`, `${B};250;7`, `${C};80;9`),
        gives: { ready: [2, 3, 4], total: '21', asks: ['columns'] },
      },
      {
        name: 'A salary and a commission in German',
        text: lines('Wallet;Grundgehalt;Provision', `${A};100;5`, `${B};250;7`),
        gives: { ready: [2, 3], total: '350', asks: ['columns'] },
      },
      {
        name: 'A bonus beside a rank',
        text: lines('Rank;Address;Bonus', `1;${A};100`, `2;${B};250`, `3;${C};80`),
        gives: { ready: [2, 3, 4], total: '430' },
      },
      {
        name: 'Deposits and withdrawals as columns',
        text: lines('address,deposits,withdrawals', `${A},100,5`, `${B},250,7`),
        gives: { ready: [2, 3], total: '350', asks: ['columns'] },
      },
      {
        name: 'Deposits and withdrawals as members',
        text: `[{"address":"${A}","deposits":"100","withdrawals":"5"},{"address":"${B}","deposits":"250","withdrawals":"7"}]`,
        gives: { ready: [1, 2], total: '350', asks: ['columns'] },
      },
      {
        name: 'Deposits and withdrawals as lists',
        text: `{"deposits":[{"address":"${A}","amount":"100"}],"withdrawals":[{"address":"${B}","amount":"250"}]}`,
        gives: { ready: [1, 2], total: '350', asks: ['lists'] },
        decisions: [{ answer: 'lists', choice: 0, gives: { ready: [1], total: '100', tells: ['lists-unread'] } }],
      },
      {
        name: 'Paid and pending by address',
        text: `{"paid":{"${A}":"100"},"pending":{"${B}":"250","${C}":"7"}}`,
        gives: { ready: [1, 2, 3], total: '357', asks: ['lists'] },
        decisions: [{ answer: 'lists', choice: 1, gives: { ready: [2, 3], total: '257', tells: ['lists-unread'] } }],
      },
      {
        name: 'Winners and losers as pairs, both of them paid',
        text: `{"winners":[["${A}","100"]],"losers":[["${B}","250"]]}`,
        gives: { ready: [1, 2], total: '350', asks: ['lists'] },
        decisions: [{ answer: 'lists', choice: 2, gives: { ready: [1, 2], total: '350' } }],
      },
      {
        name: 'One ticker on every row, with no header',
        text: lines(`${A},100,FOO`, `${B},250,FOO`),
        gives: { asks: ['tokens'], finds: { 'other-token': [1, 2] } },
        decisions: [{ answer: 'tokens', choice: 0, gives: { ready: [1, 2], total: '350' } }],
      },
      {
        name: 'One ticker on every row, in a column without a name',
        text: lines('address;amount;', `${A};100;$FOO`, `${B};250;$FOO`),
        gives: { asks: ['tokens'], finds: { 'other-token': [2, 3] } },
      },
      {
        name: 'One ticker behind every amount of a text',
        text: lines(`Ada ${A} 100 FOO`, `Ben ${B} 250 FOO`, `Cyd ${C} 7 FOO`),
        gives: { finds: { 'amount-malformed': [1, 2, 3] } },
      },
      {
        name: 'One remark in capitals on every row',
        text: lines(`${A},100,PAID`, `${B},250,PAID`),
        gives: { ready: [1, 2], total: '350' },
      },
    ],
  },
  {
    title: 'Amounts that were cut or shortened',
    text: 'A comma that cut an amount in two is found by the cells of the row, and all such rows are joined by one repair. An exponent that a spreadsheet rounded to is named.',
    cases: [
      {
        name: 'A comma in an amount without quotes',
        text: lines('address,amount', `${A},1,000`, `${B},250`),
        gives: { ready: [3], total: '250', finds: { 'amount-split': [2] } },
        decisions: [{ fix: { kind: 'repair', issue: 'amount-split' }, gives: { ready: [2, 3], total: '1250' } }],
      },
      {
        name: 'Commas in every amount, in front of the address',
        text: lines('amount,address', `1,000,${A}`, `2,500.25,${B}`),
        gives: { finds: { 'amount-split': [2, 3] } },
        decisions: [{ fix: { kind: 'repair', issue: 'amount-split' }, gives: { ready: [2, 3], total: '3500.25' } }],
      },
      {
        name: 'Two commas in an amount, and a note behind it',
        text: lines('address,amount,note', `${A},1,250,000,lead`, `${B},250,crew`),
        gives: { ready: [3], total: '250', finds: { 'amount-split': [2] } },
        decisions: [
          {
            fix: { kind: 'repair', issue: 'amount-split' },
            gives: { ready: [2, 3], total: '1250250' },
          },
        ],
      },
      {
        name: 'A comma in an amount whose rest takes the place of a note',
        text: lines('address,amount,note', `${A},1,000`, `${B},250,crew`, `${C},80,lead`),
        gives: { ready: [3, 4], total: '330', finds: { 'amount-split': [2] } },
        decisions: [{ fix: { kind: 'repair', issue: 'amount-split' }, gives: { ready: [2, 3, 4], total: '1330' } }],
      },
      {
        name: 'Marks of text with no number behind them',
        text: lines('address,amount', `${A},'`, `${B},250`, `${C},="" `),
        gives: { ready: [3], total: '250', finds: { 'missing-cell': [2, 4] } },
      },
      {
        name: 'A cell too many that no comma explains',
        text: lines('address,amount', `${A},100,x`, `${B},250`),
        gives: { ready: [3], total: '250', finds: { 'too-many-cells': [2] } },
      },
      {
        name: 'An exponent that a spreadsheet rounded to',
        text: lines('address,amount', `${A},1.23E+12`, `${B},250`),
        gives: { ready: [3], total: '250', finds: { 'amount-digits-lost': [2] } },
      },
      {
        name: 'An exponent with a decimal comma',
        text: lines('address;amount', `${A};1,23E+12`, `${B};250`),
        gives: { ready: [3], total: '250', finds: { 'amount-digits-lost': [2] } },
      },
      {
        name: 'An exponent in JSON',
        text: `[{"address":"${A}","amount":1.23E+12},{"address":"${B}","amount":250}]`,
        gives: { ready: [2], total: '250', finds: { 'amount-digits-lost': [1] } },
      },
    ],
  },
  {
    title: 'Recipients without a line or a record of their own',
    text: 'Addresses on one line, amounts on lines of their own, and texts or numbers that a library wrote as objects are read as rows, and it is said where lines are counted by them.',
    cases: [
      {
        name: 'A list of texts',
        text: `["${A},100","${B},250"]`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'A list of texts with spaces, inside of a document',
        text: `{"payments":["${A} 100","${B} 250"]}`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'A list of texts with a header and semicolons',
        text: `["address;amount","${A};1.5","${B};2.5"]`,
        gives: { ready: [2, 3], total: '4' },
      },
      {
        name: 'Numbers of ethers 5',
        text: `[{"address":"${A}","amount":{"type":"BigNumber","hex":"${oneEther}"}},{"address":"${B}","amount":{"type":"BigNumber","hex":"${twoEther}"}}]`,
        gives: { ready: [1, 2], total: '3' },
      },
      {
        name: 'Numbers of ethers 5 by address',
        text: `{"${A}":{"_hex":"${oneEther}","_isBigNumber":true},"${B}":{"_hex":"${twoEther}","_isBigNumber":true}}`,
        gives: { ready: [1, 2], total: '3' },
      },
      {
        name: 'One record with a number of ethers 5',
        text: `{"recipient":"${A}","amount":{"type":"BigNumber","hex":"${oneEther}"}}`,
        gives: { ready: [1], total: '1' },
      },
      {
        name: 'Numbers of MongoDB',
        text: `[{"address":"${A}","amount":{"$numberDecimal":"1.5"}},{"address":"${B}","amount":{"$numberLong":"2"}}]`,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Addresses on one line with commas',
        text: `${A}, ${B},${C}`,
        gives: { finds: { 'missing-cell': [1, 2, 3] }, tells: ['rows-arranged'] },
        decisions: [
          {
            fix: { kind: 'allocation', allocation: { kind: 'equal', amount: 10n ** 18n } },
            gives: { ready: [1, 2, 3], total: '3', tells: ['rows-arranged'] },
          },
        ],
      },
      {
        name: 'Addresses on one line with spaces and a line break at its end',
        text: `${A} ${B} ${C}\n`,
        gives: { finds: { 'missing-cell': [1, 2, 3] }, tells: ['rows-arranged'] },
      },
      {
        name: 'Addresses and amounts on one line',
        text: `${A},100,${B},250`,
        gives: { ready: [1, 2], total: '350', tells: ['rows-arranged'] },
      },
      {
        name: 'Addresses and amounts on alternating lines',
        text: lines(A, '100', B, '250', C, '7'),
        gives: { ready: [1, 2, 3], total: '357', tells: ['rows-arranged'] },
      },
      {
        name: 'Amounts above their addresses, under a title',
        text: lines('Payments in May', '100', A, '', '1.5', B),
        gives: { ready: [2, 3], total: '101.5', tells: ['rows-arranged', 'lines-above'] },
      },
      {
        name: 'Addresses and amounts on lines with names',
        text: lines(`Address: ${A}`, 'Amount: 100 USDC', `Address: ${B}`, 'Amount: 250 USDC'),
        gives: { finds: { 'amount-with-unit': [1, 2] }, tells: ['rows-arranged'] },
        decisions: [
          {
            fix: { kind: 'repair', issue: 'amount-with-unit' },
            gives: { ready: [1, 2], total: '350', tells: ['rows-arranged'] },
          },
        ],
      },
      {
        name: 'Alternating lines that end without an amount',
        text: lines(A, '100', B, '250', C),
        gives: { finds: { 'missing-cell': [1, 2, 3, 4, 5], 'address-malformed': [2, 4] } },
      },
      {
        name: 'Alternating lines, one amount missing',
        text: lines(A, '100', B, C, '7', '0x1111111111111111111111111111111111111111', '8', A.toLowerCase(), '9'),
        gives: {
          ready: [3, 4],
          total: '124',
          finds: { 'missing-cell': [2], 'address-repeated': [1, 5] },
          tells: ['rows-arranged'],
        },
      },
    ],
  },
]
