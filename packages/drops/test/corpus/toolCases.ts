import { A, B, C, type CaseGroup, dai, lines, usdc } from './listCase.ts'

const records = `{"address":"${A}","amount":"100"},{"address":"${B}","amount":"250"}`
const six = { decimals: 6, known: { token: usdc } } as const
function padded(hex: string): string {
  return hex.replace(/^0x/, '').toLowerCase().padStart(64, '0')
}
const transferInputs =
  '[{"internalType":"address","name":"to","type":"address"},{"internalType":"uint256","name":"amount","type":"uint256"}]'

function transfer(to: string, amount: string, method = 'transfer'): string {
  return `{"to":"${usdc}","value":"0","data":null,"contractMethod":{"inputs":${transferInputs},"name":"${method}","payable":false},"contractInputsValues":{"to":"${to}","amount":"${amount}"}}`
}

function batch(...transactions: readonly string[]): string {
  return `{"version":"1.0","chainId":"1","createdAt":1767225600000,"meta":{"name":"Batch","txBuilderVersion":"1.16.5"},"transactions":[${transactions.join(',')}]}`
}

/** Files that other programs write. */
export const toolCases: readonly CaseGroup[] = [
  {
    title: 'CSV of other programs',
    text: 'Files of Safe, of explorers and of votes are known by their header. Balances and votes can be paid as they are, or in proportion to a total.',
    cases: [
      {
        name: 'Safe’s CSV Airdrop',
        text: lines('token_type,token_address,receiver,amount,id', `erc20,${usdc},${A},1.5,`, `erc20,${usdc},${B},2,`),
        options: { known: { token: usdc } },
        gives: { ready: [2, 3], total: '3.5' },
      },
      {
        name: 'Safe’s CSV Airdrop of the coin',
        text: lines('token_type,token_address,receiver,amount', `native,,${A},1.5`, `native,,${B},2`),
        options: { standard: 'NATIVE', symbol: 'ETH' },
        gives: { ready: [2, 3], total: '3.5' },
      },
      {
        name: 'Safe’s CSV Airdrop of NFTs',
        text: lines('token_type,token_address,receiver,amount,id', `nft,${usdc},${A},,7`, `nft,${usdc},${B},,8`),
        options: { standard: 'ERC721', decimals: 0, known: { token: usdc } },
        gives: { ready: [2, 3], total: '2' },
      },
      {
        name: 'Holders of Etherscan',
        text: lines(
          '"HolderAddress","Balance","PendingBalanceUpdate"',
          `"${A}","3,000.5","No"`,
          `"${B}","1,000.5","No"`,
        ),
        gives: { ready: [2, 3], total: '4001' },
      },
      {
        name: 'Holders of Etherscan, paid in proportion',
        text: lines('"HolderAddress","Balance","PendingBalanceUpdate"', `"${A}","300","No"`, `"${B}","100","No"`),
        options: { allocation: { kind: 'pro-rata', total: 10n ** 18n } },
        gives: { ready: [2, 3], total: '1' },
      },
      {
        name: 'Holders of Blockscout',
        text: lines('HolderAddress,Balance', `${A},300`, `${B},100`),
        gives: { ready: [2, 3], total: '400' },
      },
      {
        name: 'Votes of Snapshot',
        text: lines(
          'address,choice,voting_power,timestamp,author_ipfs_hash',
          `${A},1,30.5,1767225600,x`,
          `${B},2,9.5,1767225601,y`,
        ),
        gives: { ready: [2, 3], total: '40' },
      },
      {
        name: 'Votes of Snapshot, in proportion',
        text: lines('voter,choice,vp', `${A},1,30`, `${B},2,10`),
        options: { allocation: { kind: 'pro-rata', total: 4n * 10n ** 18n } },
        gives: { ready: [2, 3], total: '4' },
      },
      {
        name: 'Delegates of Tally',
        text: lines('delegate,votingPower', `${A},30`, `${B},10`),
        gives: { ready: [2, 3], total: '40' },
      },
      {
        name: 'Sablier’s CSV',
        text: lines('address,amount', `${A},100.5`, `${B},250`),
        gives: { ready: [2, 3], total: '350.5' },
      },
      { name: 'Bulksender’s text', text: `${A},100\n${B},250`, gives: { ready: [1, 2], total: '350' } },
    ],
  },
  {
    title: 'JSON',
    text: 'Records are found wherever they are in a document. Their members are columns, those of objects inside of them too. Numbers are read digit by digit, a member that comes twice is never chosen from.',
    cases: [
      { name: 'Records', text: `[${records}]`, gives: { ready: [1, 2], total: '350' } },
      {
        name: 'Records on several lines',
        text: `[\n  {\n    "wallet": "${A}",\n    "value": 100\n  },\n  {\n    "wallet": "${B}",\n    "value": 250\n  }\n]\n`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Records inside of others',
        text: `{"data":{"list":[${records}]},"page":1}`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Lists by group',
        text: `{"team":[{"address":"${A}","amount":"100"}],"backers":[{"address":"${B}","amount":"250"}]}`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Groups with their members',
        text: `[{"group":"team","members":[{"address":"${A}","amount":"100"}]},{"group":"backers","members":[{"address":"${B}","amount":"250"}]}]`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Records by name',
        text: `{"ada":{"address":"${A}","amount":"100"},"ben":{"address":"${B}","amount":"250"}}`,
        gives: { ready: [1, 2], total: '350' },
      },
      { name: 'Amounts by address', text: `{"${A}":"100","${B}":250}`, gives: { ready: [1, 2], total: '350' } },
      {
        name: 'Records by address',
        text: `{"${A}":{"amount":"100","note":"lead"},"${B}":{"amount":"250"}}`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'One record',
        text: `{"address":"${A}","amount":"100","note":"all of it"}`,
        gives: { ready: [1], total: '100' },
      },
      {
        name: 'Nothing but a list inside of a list',
        text: `[[["${A}","100"],["${B}","250"]]]`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Owners with their tokens',
        text: `{"owners":[{"ownerAddress":"${A}","tokenBalances":[{"tokenId":"7","balance":"2"},{"tokenId":"8","balance":"1"}]},{"ownerAddress":"${B}","tokenBalances":[{"tokenId":"0x09","balance":"4"}]}]}`,
        options: { standard: 'ERC1155', decimals: 0 },
        gives: { ready: [1, 2, 3], total: '7' },
      },
      {
        name: 'Token ids by address',
        text: `{"${A}":"7","${B}":"8"}`,
        options: { standard: 'ERC721', decimals: 0 },
        gives: { ready: [1, 2], total: '2' },
      },
      {
        name: 'Amounts by token id by address',
        text: `{"${A}":{"7":"2","8":"1"},"${B}":{"7":"4"}}`,
        options: { standard: 'ERC1155', decimals: 0 },
        gives: { ready: [1, 2, 3], total: '7' },
      },
      { name: 'A UTF-16 document', text: `[${records}]`, encoding: 'utf-16le', gives: { ready: [1, 2], total: '350' } },
      {
        name: 'A document with a byte order mark',
        text: `[${records}]`,
        encoding: 'utf-8 with mark',
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Records of members that are not known',
        text: `[{"who":"${A}","alpha":5,"beta":9},{"who":"${B}","alpha":7,"beta":1}]`,
        gives: { ready: [1, 2], total: '12', asks: ['columns'] },
        decisions: [{ answer: 'columns', choice: 1, gives: { ready: [1, 2], total: '10' } }],
      },
      {
        name: 'Points and ranks by address',
        text: `{"${A}":{"rank":1,"points":5},"${B}":{"rank":2,"points":7}}`,
        gives: { ready: [1, 2], total: '12' },
      },
      {
        name: 'An amount and the same in wei',
        text: `[{"address":"${A}","amount":"1","amount_wei":"1000000000000000000"},{"address":"${B}","amount":"2.5","amount_wei":"2500000000000000000"}]`,
        gives: { ready: [1, 2], total: '3.5', asks: ['columns'] },
        decisions: [{ answer: 'columns', choice: 1, gives: { ready: [1, 2], total: '3.5' } }],
      },
      { name: 'Pairs', text: `[["${A}","100"],["${B}",250]]`, gives: { ready: [1, 2], total: '350' } },
      {
        name: 'Arrays under a header',
        text: `[["Name","Wallet","Amount"],["Ada","${A}",100],["Ben","${B}",250]]`,
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'Rows of the Google Sheets API',
        text: `{"range":"A1:B3","majorDimension":"ROWS","values":[["Address","Amount"],["${A}","100"],["${B}","250"]]}`,
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'Two arrays side by side',
        text: `{"recipients":["${A}","${B}"],"amounts":["100","250"]}`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Two arrays of different length',
        text: `{"recipients":["${A}","${B}"],"amounts":["100"]}`,
        gives: { ready: [1], total: '100', finds: { 'missing-cell': [2] } },
      },
      { name: 'Addresses alone', text: `["${A}","${B}"]`, gives: { finds: { 'missing-cell': [1, 2] } } },
      {
        name: 'Pairs of addresses',
        text: `[["${A}","${C}"],["${B}","${C}"]]`,
        gives: { asks: ['columns'], finds: { 'amount-is-an-address': [1, 2] } },
      },
      {
        name: 'An address by address',
        text: `{"${A}":"${C}","${B}":"${C}"}`,
        gives: { asks: ['columns'], finds: { 'amount-is-an-address': [1, 2] } },
      },
      {
        name: 'One address twice',
        text: `{"${A}":"1","${A}":"2"}`,
        gives: { total: '3', finds: { 'address-repeated': [1, 2] } },
      },
      {
        name: 'One member twice',
        text: `[{"address":"${A}","amount":"1","amount":"2"}]`,
        gives: { finds: { 'amount-malformed': [1] } },
      },
      {
        name: 'Digits that a double would lose',
        text: `[{"address":"${A}","amount":9007199254740993.5}]`,
        options: { amountUnit: 'token' },
        gives: { ready: [1], total: '9007199254740993.5' },
      },
      {
        name: 'JSON lines',
        text: lines(`{"address":"${A}","amount":"100"}`, `{"address":"${B}","amount":"250"}`),
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'JSON lines with blank lines',
        text: `{"address":"${A}","amount":"100"}\r\n\r\n{"address":"${B}","amount":"250"}\r\n`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'JSON lines of arrays',
        text: lines(`["${A}",100]`, `["${B}",250]`),
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Records with commas and no brackets',
        text: lines(`{"address":"${A}","amount":"100"},`, `{"address":"${B}","amount":"250"},`),
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Accounts of The Graph',
        text: `{"data":{"accounts":[{"id":"${A.toLowerCase()}","balance":"100"},{"id":"${B.toLowerCase()}","balance":"250"}]}}`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Balances of The Graph, with their account',
        text: `{"data":{"tokenBalances":[{"account":{"id":"${A}"},"amount":"100"},{"account":{"id":"${B}"},"amount":"250"}]}}`,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Votes of Snapshot’s API',
        text: `{"data":{"votes":[{"voter":"${A}","vp":30.5,"choice":1,"vp_by_strategy":[30,0.5]},{"voter":"${B}","vp":9.5,"choice":2,"vp_by_strategy":[9,0.5]}]}}`,
        gives: { ready: [1, 2], total: '40' },
      },
      {
        name: 'Rows of Dune’s API',
        text: `{"execution_id":"01","result":{"rows":[{"wallet":"${A}","amount":100},{"wallet":"${B}","amount":250}],"metadata":{"column_names":["wallet","amount"]}}}`,
        gives: { ready: [1, 2], total: '350' },
      },
    ],
  },
  {
    title: 'Amounts in smallest units',
    text: 'Where the file says that its amounts are in the token’s smallest unit, they are read so, and the sentence above the list says it. Where only the size of the numbers hints at it, it is asked.',
    cases: [
      {
        name: 'Decimals of another token beside the amounts',
        text: lines('address,value,decimals', `${A},100000000,6`, `${B},5000000,6`),
        gives: { ready: [2, 3], total: '105000000', asks: ['amount-unit'] },
      },
      {
        name: 'Decimals of another token around the records',
        text: `{"decimals":6,"recipients":[{"address":"${A}","amount":"100000000"}]}`,
        gives: { ready: [1], total: '100000000', asks: ['amount-unit'] },
      },
      {
        name: 'Decimals of another token around an object that is keyed by account',
        text: `{"decimals":6,"balances":{"${A}":"1000000","${B}":"5000000"}}`,
        gives: { ready: [1, 2], total: '6000000', asks: ['amount-unit'] },
      },
      {
        name: 'Decimals of another token beside raw amounts',
        text: `[{"address":"${A}","amount":{"raw":"1000000","decimals":6}},{"address":"${B}","amount":{"raw":"5000000","decimals":6}}]`,
        gives: { ready: [1, 2], total: '0.000000000006', asks: ['amount-unit'] },
      },
      {
        name: 'Decimals beside amounts that are hardly in smallest units',
        text: lines('address,amount,decimals', `${A},100,18`, `${B},250,18`),
        gives: { ready: [2, 3], total: '0.00000000000000035', asks: ['amount-unit'] },
        decisions: [{ answer: 'amount-unit', choice: 1, gives: { ready: [2, 3], total: '350' } }],
      },
      {
        name: 'Hours',
        text: lines('Name,Wallet,Hours,Rate', `Ada,${A},10,50`, `Ben,${B},5,40`),
        gives: { ready: [2, 3], total: '15', asks: ['columns'] },
      },
      {
        name: 'Amounts in thousands',
        text: lines('address,Amount (in thousands)', `${A},12.5`, `${B},87.5`),
        gives: { ready: [2, 3], total: '100', asks: ['columns'] },
      },
      {
        name: 'Gwei',
        text: lines('address,Amount (gwei)', `${A},1500`, `${B},2000`),
        gives: { ready: [2, 3], total: '3500', asks: ['columns'] },
      },
      {
        name: 'Shares in percent',
        text: lines('address,Share (%)', `${A},12.5`, `${B},87.5`),
        gives: { ready: [2, 3], total: '100', asks: ['columns'] },
      },
      {
        name: 'A campaign of Sablier',
        text: `{"total_amount":"3500000","number_of_recipients":2,"root":"0x${'ab'.repeat(32)}","merkle_tree":"{}","recipients":[{"address":"${A}","amount":"1000000"},{"address":"${B}","amount":"2500000"}]}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Safe’s Transaction Builder',
        text: batch(transfer(A, '1000000'), transfer(B, '2500000')),
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Safe’s Transaction Builder, by calldata',
        text: batch(`{"to":"${usdc}","value":"0","data":"0xa9059cbb${padded(A)}${padded('f4240')}"}`),
        options: six,
        gives: { ready: [1], total: '1' },
      },
      {
        name: 'Safe’s Transaction Builder, the coin',
        text: batch(`{"to":"${A}","value":"1500000000000000000","data":null,"contractMethod":null}`),
        options: { standard: 'NATIVE', symbol: 'ETH' },
        gives: { ready: [1], total: '1.5' },
      },
      {
        name: 'Safe’s Transaction Builder, a call that pays nobody',
        text: batch(transfer(A, '1000000'), transfer(B, '5', 'approve')),
        options: six,
        gives: { ready: [1], total: '1', finds: { 'missing-cell': [2] } },
      },
      {
        name: 'Claims of a Merkle distributor',
        text: `{"merkleRoot":"0x${'ab'.repeat(32)}","tokenTotal":"0x3567e0","claims":{"${A}":{"index":0,"amount":"0x0f4240","proof":["0x${'01'.repeat(32)}"]},"${B}":{"index":1,"amount":"0x2625a0","proof":[]}}}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Rewards with their reasons',
        text: `{"rewardToken":"${usdc}","rewards":{"${A}":{"pool":"1000000"},"${B}":{"pool":"2500000"}}}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'A tree of OpenZeppelin',
        text: `{"format":"standard-v1","leafEncoding":["address","uint256"],"tree":["0x${'01'.repeat(32)}"],"values":[{"value":["${A}","1000000"],"treeIndex":1},{"value":["${B}","2500000"],"treeIndex":2}]}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Hexadecimal amounts',
        text: `[{"address":"${A}","amount":"0xf4240"},{"address":"${B}","amount":"0x2625a0"}]`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Deep records of transfers',
        text: `{"items":[{"to":{"hash":"${A}"},"total":{"value":"1000000","decimals":"6"},"token":{"symbol":"USDC"}},{"to":{"hash":"${B}"},"total":{"value":"2500000","decimals":"6"},"token":{"symbol":"USDC"}}]}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Amounts with their decimals and symbol',
        text: `[{"recipient":{"address":"${A}"},"amount":{"value":"1000000","decimals":6,"symbol":"USDC"}},{"recipient":{"address":"${B}"},"amount":{"value":"2500000","decimals":6,"symbol":"USDC"}}]`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Tokens, in a list of rewards',
        text: `{"rewards":[{"address":"${A}","amount":"100"},{"address":"${B}","amount":"250"}]}`,
        options: six,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Tokens, in the answer of another API',
        text: `{"status":"success","message":"2 rows","result":[{"address":"${A}","amount":"100"},{"address":"${B}","amount":"250"}]}`,
        options: six,
        gives: { ready: [1, 2], total: '350' },
      },
      {
        name: 'Only their size hints at it',
        text: lines('address,amount', `${A},1000000`, `${B},2500000`),
        options: six,
        gives: { ready: [2, 3], total: '3500000', asks: ['amount-unit'] },
        decisions: [{ answer: 'amount-unit', choice: 0, gives: { ready: [2, 3], total: '3.5' } }],
      },
      {
        name: 'Only their size hints at it, in wei',
        text: lines(`${A},1000000000000000000`, `${B},2500000000000000000`),
        gives: { ready: [1, 2], total: '3500000000000000000', asks: ['amount-unit'] },
        decisions: [{ answer: 'amount-unit', choice: 1, gives: { ready: [1, 2], total: '3500000000000000000' } }],
      },
      {
        name: 'Only their size hints at it, in JSON',
        text: `[{"address":"${A}","amount":"1000000"},{"address":"${B}","amount":"2500000"}]`,
        options: six,
        gives: { ready: [1, 2], total: '3500000', asks: ['amount-unit'] },
        decisions: [{ answer: 'amount-unit', choice: 0, gives: { ready: [1, 2], total: '3.5' } }],
      },
      {
        name: 'A column that names its unit',
        text: lines('address,raw_amount', `${A},1000000`, `${B},2500000`),
        options: six,
        gives: { ready: [2, 3], total: '3.5' },
      },
      {
        name: 'Wei, in brackets',
        text: lines('wallet,Amount (wei)', `${A},1000000000000000000`, `${B},2500000000000000000`),
        gives: { ready: [2, 3], total: '3.5' },
      },
      {
        name: 'Wei, as a member',
        text: `[{"address":"${A}","amount_wei":"1000000000000000000"},{"address":"${B}","amount_wei":"2500000000000000000"}]`,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Decimals beside the value, as CSV',
        text: lines('address,value,decimals', `${A},1000000,6`, `${B},2500000,6`),
        options: six,
        gives: { ready: [2, 3], total: '3.5' },
      },
      {
        name: 'Holders of Blockscout’s API',
        text: `{"items":[{"address":{"hash":"${A}","is_contract":false,"name":null},"token":{"address":"${usdc}","decimals":"6","symbol":"USDC"},"token_id":null,"value":"1000000"},{"address":{"hash":"${B}","is_contract":false,"name":null},"token":{"address":"${usdc}","decimals":"6","symbol":"USDC"},"token_id":null,"value":"2500000"}],"next_page_params":null}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Holders of Etherscan’s API',
        text: `{"status":"1","message":"OK","result":[{"TokenHolderAddress":"${A}","TokenHolderQuantity":"1000000"},{"TokenHolderAddress":"${B}","TokenHolderQuantity":"2500000"}]}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Holders in the form of Etherscan’s API',
        text: `{"message":"OK","result":[{"address":"${A}","value":"1000000"},{"address":"${B}","value":"2500000"}],"status":"1"}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Owners of Moralis',
        text: `{"page":1,"page_size":100,"result":[{"owner_address":"${A}","owner_address_label":null,"balance":"1000000","balance_formatted":"1.0","is_contract":false,"percentage_relative_to_total_supply":0.1},{"owner_address":"${B}","owner_address_label":null,"balance":"2500000","balance_formatted":"2.5","is_contract":false,"percentage_relative_to_total_supply":0.2}]}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Holders of Covalent',
        text: `{"data":{"updated_at":"2026-01-01T00:00:00Z","items":[{"contract_decimals":6,"contract_ticker_symbol":"USDC","contract_address":"${usdc}","address":"${A}","balance":"1000000"},{"contract_decimals":6,"contract_ticker_symbol":"USDC","contract_address":"${usdc}","address":"${B}","balance":"2500000"}]},"error":false}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'The decimals around the records',
        text: `{"symbol":"USDC","decimals":6,"recipients":[{"address":"${A}","value":"1000000"},{"address":"${B}","value":"2500000"}]}`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
      {
        name: 'Tokens, although decimals stand beside',
        text: `[{"address":"${A}","value":"1.0","decimals":6},{"address":"${B}","value":"2.5","decimals":6}]`,
        options: six,
        gives: { ready: [1, 2], total: '3.5' },
      },
    ],
  },
  {
    title: 'Several tokens in one list',
    text: 'A row may name its token by address, symbol or name. Rows of another token than the drop’s are never paid in it: they become a drop of their own, or are left out by name.',
    cases: [
      {
        name: 'By symbol',
        text: lines('address,amount,token', `${A},100,USDC`, `${B},250,DAI`),
        gives: { ready: [2], total: '100', asks: ['tokens'], finds: { 'other-token': [3] } },
        decisions: [{ answer: 'tokens', choice: 0, gives: { ready: [2], total: '100' } }],
      },
      {
        name: 'By symbol, answered with both',
        text: lines('address,amount,token', `${A},100,USDC`, `${B},250,USD Coin`),
        gives: { ready: [2], total: '100', asks: ['tokens'], finds: { 'other-token': [3] } },
        decisions: [{ answer: 'tokens', choice: 1, gives: { ready: [2, 3], total: '350' } }],
      },
      {
        name: 'A token beside an amount',
        text: `[{"to":"${A}","amount":{"value":"1","symbol":"USDC"}},{"to":"${B}","amount":{"value":"2","symbol":"DAI"}}]`,
        gives: { ready: [1], total: '1', asks: ['tokens'], finds: { 'other-token': [2] } },
      },
      {
        name: 'By symbol, in any case',
        text: lines('address,amount,currency', `${A},100,usdc`, `${B},250,$USDC`),
        gives: { ready: [2, 3], total: '350' },
      },
      {
        name: 'By the currency of the payout',
        text: lines('name,wallet,payout,payout currency', `Ada,${A},100,USDC`, `Ben,${B},250,FOO`),
        gives: { ready: [2], total: '100', asks: ['tokens'], finds: { 'other-token': [3] } },
      },
      {
        name: 'By symbol, under a name that says nothing of it',
        text: lines('Name;Adresse;Betrag;Zahlung in', `Ada;${A};100;USDC`, `Ben;${B};250;ARB`),
        gives: { ready: [2], total: '100', asks: ['tokens'], finds: { 'other-token': [3] } },
      },
      {
        name: 'By symbol, without a header',
        text: lines(`${A},100,USDC`, `${B},250,XYZ`),
        gives: { ready: [1], total: '100', asks: ['tokens'], finds: { 'other-token': [2] } },
      },
      {
        name: 'By unit',
        text: lines('address,amount,unit', `${A},100,USDC`, `${B},250,wei`),
        gives: { ready: [2], total: '100', asks: ['tokens'], finds: { 'other-token': [3] } },
      },
      {
        name: 'Beside the amounts of a text',
        text: lines(`${A} 100 USDC`, `${B} 250 DAI`),
        gives: { ready: [1], total: '100', finds: { 'amount-malformed': [2] } },
      },
      {
        name: 'Before the addresses of a text',
        text: lines(`100 USDC to ${A}`, `250 dai to ${B}`),
        gives: { ready: [1], total: '100', finds: { 'amount-malformed': [2] } },
      },
      {
        name: 'Beside the amounts of a text that states the token elsewhere',
        text: lines(`${A} 100 MERI`, `${B} 250 USDC`),
        gives: { ready: [2], total: '250', finds: { 'amount-malformed': [1] } },
      },
      {
        name: 'In the notes, the drop’s own among them',
        text: lines('address,amount,note', `${A},100,DAI`, `${B},250,USDC`),
        gives: { ready: [3], total: '250', asks: ['tokens'], finds: { 'other-token': [2] } },
      },
      {
        name: 'In the name of the only amount',
        text: lines('address,Amount (ETH)', `${A},1.5`, `${B},2`),
        gives: { ready: [2, 3], total: '3.5', asks: ['columns'] },
        decisions: [{ answer: 'columns', choice: 0, gives: { ready: [2, 3], total: '3.5' } }],
      },
      {
        name: 'A currency in the name of the only amount',
        text: lines('Adresse;Betrag in EUR', `${A};15`, `${B};20`),
        gives: { asks: ['columns'], finds: { 'missing-cell': [2, 3] } },
        decisions: [{ answer: 'columns', choice: 1, gives: { ready: [2, 3], total: '35' } }],
      },
      {
        name: 'Dollars for a token of dollars',
        text: lines('address,Amount (USD)', `${A},15`, `${B},20`),
        gives: { ready: [2, 3], total: '35' },
      },
      {
        name: 'Objects that are keyed by token',
        text: `{"USDC":{"${A}":"100"},"DAI":{"${B}":"250"}}`,
        gives: { ready: [1], total: '100', asks: ['tokens'], finds: { 'other-token': [2] } },
      },
      {
        name: 'Lists that are keyed by token',
        text: `{"tokens":{"USDC":[{"address":"${A}","amount":"100"}],"DAI":[{"address":"${B}","amount":"250"}]}}`,
        gives: { ready: [1], total: '100', asks: ['tokens'], finds: { 'other-token': [2] } },
      },
      {
        name: 'One list that is keyed by a token',
        text: `{"DAI":{"${A}":"100"}}`,
        gives: { asks: ['tokens'], finds: { 'other-token': [1] } },
      },
      {
        name: 'A token around an object that is keyed by account',
        text: `{"symbol":"DAI","balances":{"${A}":"100","${B}":"5"}}`,
        gives: { asks: ['tokens'], finds: { 'other-token': [1, 2] } },
      },
      {
        name: 'An asset around pairs',
        text: `{"asset":"DAI","recipients":[["${A}","100"],["${B}","5"]]}`,
        gives: { asks: ['tokens'], finds: { 'other-token': [1, 2] } },
      },
      {
        name: 'A token that is described beside the list',
        text: `{"meta":{"token":{"symbol":"DAI","decimals":18}},"recipients":[{"address":"${A}","amount":"10"}]}`,
        gives: { asks: ['tokens'], finds: { 'other-token': [1] } },
      },
      {
        name: 'A token with its address beside the list',
        text: `{"token":{"symbol":"DAI","address":"${dai}"},"recipients":[{"address":"${A}","amount":"10"}]}`,
        options: { known: { token: usdc } },
        gives: { finds: { 'other-token': [1] } },
      },
      {
        name: 'In the name of a member',
        text: `[{"address":"${A}","amount_in_eth":"1"},{"address":"${B}","amount_in_eth":"5"}]`,
        gives: { ready: [1, 2], total: '6', asks: ['columns'] },
      },
      {
        name: 'Lists that are keyed by the address of a token',
        text: `{"${usdc}":[{"address":"${A}","amount":"100"}],"${dai}":[{"address":"${B}","amount":"250"}]}`,
        options: { known: { token: usdc } },
        gives: { ready: [1], total: '100', asks: ['tokens'], finds: { 'other-token': [2] } },
      },
      {
        name: 'By symbol, some rows without one',
        text: lines('address,amount,coin', `${A},100,`, `${B},250,DAI`),
        gives: { ready: [2], total: '100', asks: ['tokens'], finds: { 'other-token': [3] } },
      },
      {
        name: 'By name',
        text: lines('address,amount,token name', `${A},100,USD Coin`, `${B},250,Dai Stablecoin`),
        options: { name: 'USD Coin' },
        gives: { ready: [2], total: '100', asks: ['tokens'], finds: { 'other-token': [3] } },
      },
      {
        name: 'By address',
        text: lines('address,amount,token_address', `${A},100,${usdc}`, `${B},250,${dai}`),
        options: { known: { token: usdc } },
        gives: { ready: [2], total: '100', asks: ['tokens'], finds: { 'other-token': [3] } },
      },
      {
        name: 'None of them is the drop’s',
        text: lines('address,amount,asset', `${A},100,DAI`, `${B},250,WETH`),
        gives: { asks: ['tokens'], finds: { 'other-token': [2, 3] } },
      },
      {
        name: 'Safe’s CSV Airdrop with the coin',
        text: lines('token_type,token_address,receiver,amount', `erc20,${usdc},${A},1.5`, `native,,${B},2`),
        options: { known: { token: usdc } },
        gives: { ready: [2], total: '1.5', asks: ['tokens'], finds: { 'other-token': [3] } },
      },
      {
        name: 'Records by address',
        text: `[{"address":"${A}","amount":"1","token":"${usdc}"},{"address":"${B}","amount":"2","token":"${dai}"}]`,
        gives: { ready: [1], total: '1', asks: ['tokens'], finds: { 'other-token': [2] } },
      },
      {
        name: 'Records by symbol',
        text: `[{"to":"${A}","amount":"1","tokenSymbol":"USDC"},{"to":"${B}","amount":"2","tokenSymbol":"DAI"}]`,
        gives: { ready: [1], total: '1', asks: ['tokens'], finds: { 'other-token': [2] } },
      },
      {
        name: 'Lists of records by token',
        text: `[{"token":"USDC","payments":[{"address":"${A}","amount":"1"}]},{"token":"DAI","payments":[{"address":"${B}","amount":"2"}]}]`,
        gives: { ready: [1], total: '1', asks: ['tokens'], finds: { 'other-token': [2] } },
      },
      {
        name: 'A list that is another token’s as a whole',
        text: `{"symbol":"DAI","recipients":[{"address":"${A}","amount":"1"},{"address":"${B}","amount":"2"}]}`,
        gives: { asks: ['tokens'], finds: { 'other-token': [1, 2] } },
      },
      {
        name: 'A total below several tokens',
        text: lines('address,amount,token', `${A},100,USDC`, `${B},250,DAI`, 'Total,350,'),
        gives: { ready: [2], total: '100', asks: ['tokens'], tells: ['lines-below'], finds: { 'other-token': [3] } },
      },
    ],
  },
]
