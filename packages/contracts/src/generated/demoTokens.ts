// Written by `pnpm codegen`. Do not edit.
export const demoTokenAbi = [
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      }
    ],
    "name": "allowance",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "decimals",
    "outputs": [
      {
        "internalType": "uint8",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "mint",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transfer",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const
export const demoTokenBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f4d6572696469616e0000000000000000000000000000000000000000000000105f5560015461004c906100fd565b601f8111610072575b6008634d45524960e01b01600155604051610a2890816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600881111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde0314610708578063095ea7b31461066557806318160ddd1461062a57806323b872dd1461049d578063313ce5671461046457806340c10f19146103be57806370a082311461035b57806395d89b4114610166578063a9059cbb146101175763dd62ed3e14610087575f80fd5b346101135760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610113576100be610883565b73ffffffffffffffffffffffffffffffffffffffff6100db6108a6565b91165f52600460205273ffffffffffffffffffffffffffffffffffffffff60405f2091165f52602052602060405f2054604051908152f35b5f80fd5b346101135760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101135761015b610151610883565b60243590336108d6565b602060405160018152f35b34610113575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610113576040515f600154908160011c60018316928315610351575b6020821084146103245781855284939081156102c4575060011461024a575b5003601f017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe01681019067ffffffffffffffff82118183101761021d5760408290528190610219908261083b565b0390f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b60015f90815291507fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf65b8183106102a857505081016020017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06101cb565b6020919350806001915483858801015201910190918392610274565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660208581019190915291151560051b840190910191507fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe090506101cb565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b90607f16906101ac565b346101135760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101135773ffffffffffffffffffffffffffffffffffffffff6103a7610883565b165f526003602052602060405f2054604051908152f35b346101135760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610113576103f5610883565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef602073ffffffffffffffffffffffffffffffffffffffff6024359461043e866002546108c9565b600255169384845260038252604084206104598282546108c9565b9055604051908152a3005b34610113575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011357602060405160128152f35b346101135760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610113576104d4610883565b6104dc6108a6565b6044359073ffffffffffffffffffffffffffffffffffffffff831692835f52600460205260405f2073ffffffffffffffffffffffffffffffffffffffff33165f5260205260405f20548381106105cc577fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff810361055f575b5061015b93506108d6565b83810390811161059f5761015b945f52600460205260405f2073ffffffffffffffffffffffffffffffffffffffff33165f5260205260405f205584610554565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601960248201527f4d4552493a20616c6c6f77616e636520746f6f20736d616c6c000000000000006044820152fd5b34610113575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610113576020600254604051908152f35b346101135760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101135761069c610883565b73ffffffffffffffffffffffffffffffffffffffff60243591335f52600460205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3602060405160018152f35b34610113575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610113576040515f5f54908160011c60018316928315610831575b6020821084146103245781855284939081156102c457506001146107b9575003601f017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe01681019067ffffffffffffffff82118183101761021d5760408290528190610219908261083b565b5f80805291507f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b81831061081557505081016020017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06101cb565b60209193508060019154838588010152019101909183926107e1565b90607f169061074d565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602060409481855280519182918282880152018686015e5f8582860101520116010190565b6004359073ffffffffffffffffffffffffffffffffffffffff8216820361011357565b6024359073ffffffffffffffffffffffffffffffffffffffff8216820361011357565b9190820180921161059f57565b73ffffffffffffffffffffffffffffffffffffffff1690815f5260036020528260405f2054106109ca5773ffffffffffffffffffffffffffffffffffffffff1691821561096c5760207fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91835f526003825260405f20818154039055845f526003825260405f20818154019055604051908152a3565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601260248201527f4d4552493a207a65726f206164647265737300000000000000000000000000006044820152fd5b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601760248201527f4d4552493a2062616c616e636520746f6f20736d616c6c0000000000000000006044820152fd' as const
export const demoUsdAbi = [
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      }
    ],
    "name": "allowance",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "decimals",
    "outputs": [
      {
        "internalType": "uint8",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "isBlackListed",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "mint",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "blocked",
        "type": "bool"
      }
    ],
    "name": "setBlackListed",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transfer",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const
export const demoUsdBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f44656d6f20646f6c6c61720000000000000000000000000000000000000000165f5560015461004c906100fd565b601f8111610072575b600863111554d160e21b01600155604051610b1890816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600b81111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde03146107de578063095ea7b31461067d57806318160ddd1461064257806323b872dd146105a8578063313ce5671461056f57806340c10f19146104c95780635cd8c0721461043357806370a08231146103d057806395d89b41146101db578063a9059cbb14610195578063dd62ed3e146101095763e47d60601461009d575f80fd5b346101055760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101055773ffffffffffffffffffffffffffffffffffffffff6100e9610959565b165f526005602052602060ff60405f2054166040519015158152f35b5f80fd5b346101055760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261010557610140610959565b73ffffffffffffffffffffffffffffffffffffffff61015d61097c565b91165f52600460205273ffffffffffffffffffffffffffffffffffffffff60405f2091165f52602052602060405f2054604051908152f35b346101055760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610105576101d96101cf610959565b60243590336109e6565b005b34610105575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610105576040515f600154908160011c600183169283156103c6575b60208210841461039957818552849390811561033957506001146102bf575b5003601f017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe01681019067ffffffffffffffff821181831017610292576040829052819061028e9082610911565b0390f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b60015f90815291507fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf65b81831061031d57505081016020017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0610240565b60209193508060019154838588010152019101909183926102e9565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660208581019190915291151560051b840190910191507fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe09050610240565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b90607f1690610221565b346101055760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101055773ffffffffffffffffffffffffffffffffffffffff61041c610959565b165f526003602052602060405f2054604051908152f35b346101055760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101055761046a610959565b602435908115158092036101055773ffffffffffffffffffffffffffffffffffffffff165f52600560205260405f209060ff7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0083541691161790555f80f35b346101055760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261010557610500610959565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef602073ffffffffffffffffffffffffffffffffffffffff60243594610549866002546109d9565b600255169384845260038252604084206105648282546109d9565b9055604051908152a3005b34610105575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261010557602060405160068152f35b346101055760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610105576101d96105e2610959565b6105ea61097c565b6044359173ffffffffffffffffffffffffffffffffffffffff81165f52600460205260405f2073ffffffffffffffffffffffffffffffffffffffff33165f5260205260405f2061063b84825461099f565b90556109e6565b34610105575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610105576020600254604051908152f35b346101055760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610105576106b4610959565b60243590811580156107aa575b156107265773ffffffffffffffffffffffffffffffffffffffff90335f52600460205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3005b60846040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152602560248201527f445553443a207365742074686520616c6c6f77616e636520746f207a65726f2060448201527f66697273740000000000000000000000000000000000000000000000000000006064820152fd5b50335f52600460205260405f2073ffffffffffffffffffffffffffffffffffffffff82165f5260205260405f2054156106c1565b34610105575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610105576040515f5f54908160011c60018316928315610907575b602082108414610399578185528493908115610339575060011461088f575003601f017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe01681019067ffffffffffffffff821181831017610292576040829052819061028e9082610911565b5f80805291507f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b8183106108eb57505081016020017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0610240565b60209193508060019154838588010152019101909183926108b7565b90607f1690610823565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602060409481855280519182918282880152018686015e5f8582860101520116010190565b6004359073ffffffffffffffffffffffffffffffffffffffff8216820361010557565b6024359073ffffffffffffffffffffffffffffffffffffffff8216820361010557565b919082039182116109ac57565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b919082018092116109ac57565b73ffffffffffffffffffffffffffffffffffffffff1690815f52600560205260ff60405f2054161580610aeb575b15610a8d57602073ffffffffffffffffffffffffffffffffffffffff7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef92845f526003835260405f20610a6887825461099f565b90551693845f526003825260405f20610a828282546109d9565b9055604051908152a3565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152600d60248201527f445553443a20626c6f636b6564000000000000000000000000000000000000006044820152fd5b5073ffffffffffffffffffffffffffffffffffffffff81165f52600560205260ff60405f20541615610a1456' as const
export const demoPointsAbi = [
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      }
    ],
    "name": "allowance",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "decimals",
    "outputs": [
      {
        "internalType": "uint8",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "mint",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transfer",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const
export const demoPointsBytecode = '0x608080604052346015576106a6908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c806306fdde03146104d5578063095ea7b31461043257806318160ddd146103f857806323b872dd1461035e578063313ce5671461032557806340c10f191461028157806370a082311461021e57806395d89b4114610167578063a9059cbb146101175763dd62ed3e14610087575f80fd5b346101135760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610113576100be61059f565b73ffffffffffffffffffffffffffffffffffffffff6100db6105c2565b91165f52600260205273ffffffffffffffffffffffffffffffffffffffff60405f2091165f52602052602060405f2054604051908152f35b5f80fd5b346101135760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011357602061015d61015361059f565b602435903361062c565b6040519015158152f35b34610113575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011357604051604081019080821067ffffffffffffffff8311176101f1576101ed91604052600581527f504f494e54000000000000000000000000000000000000000000000000000000602082015260405191829182610557565b0390f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b346101135760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101135773ffffffffffffffffffffffffffffffffffffffff61026a61059f565b165f526001602052602060405f2054604051908152f35b346101135760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610113576102b861059f565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef602073ffffffffffffffffffffffffffffffffffffffff6024359461030086865461061f565b85551693848452600182526040842061031a82825461061f565b9055604051908152a3005b34610113575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011357602060405160068152f35b346101135760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011357602061015d61039a61059f565b6103a26105c2565b6044359173ffffffffffffffffffffffffffffffffffffffff81165f526002855260405f2073ffffffffffffffffffffffffffffffffffffffff33165f52855260405f206103f18482546105e5565b905561062c565b34610113575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101135760205f54604051908152f35b346101135760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101135761046961059f565b73ffffffffffffffffffffffffffffffffffffffff60243591335f52600260205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3602060405160018152f35b34610113575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011357604051604081019080821067ffffffffffffffff8311176101f1576101ed91604052600b81527f44656d6f20706f696e74730000000000000000000000000000000000000000006020820152604051918291825b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602060409481855280519182918282880152018686015e5f8582860101520116010190565b6004359073ffffffffffffffffffffffffffffffffffffffff8216820361011357565b6024359073ffffffffffffffffffffffffffffffffffffffff8216820361011357565b919082039182116105f257565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b919082018092116105f257565b602073ffffffffffffffffffffffffffffffffffffffff807fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef931693845f526001835260405f2061067e8782546105e5565b90551693845f526001825260405f2061069882825461061f565b9055604051908152a360019056' as const
export const demoNftAbi = [
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "approved",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "ApprovalForAll",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "approved",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "getApproved",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "isApprovedForAll",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "first",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      }
    ],
    "name": "mint",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "ownerOf",
    "outputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "setApprovalForAll",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes4",
        "name": "id",
        "type": "bytes4"
      }
    ],
    "name": "supportsInterface",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "name": "tokenURI",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const
export const demoNftBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f4d6572696469616e20706173736573000000000000000000000000000000001e5f5560015461004c906100fd565b601f8111610072575b6008635041535360e01b016001556040516111ae90816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600f81111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a714610a3e5750806306fdde0314610968578063081812fc1461090a578063095ea7b314610798578063156e29f61461061757806318160ddd146105dc57806323b872dd146105c557806342842e0e1461059c5780636352211e1461054257806370a08231146104df57806395d89b4114610382578063a22cb465146102b4578063b88d4fde146101b1578063c87b56dd146101565763e985e9c5146100c1575f80fd5b346101525760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610152576100f8610baf565b73ffffffffffffffffffffffffffffffffffffffff610115610bd2565b91165f52600660205273ffffffffffffffffffffffffffffffffffffffff60405f2091165f52602052602060ff60405f2054166040519015158152f35b5f80fd5b346101525760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610152576101ad604051610196602082610b2b565b5f8152604051918291602083526020830190610b6c565b0390f35b346101525760807ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610152576101e8610baf565b6101f0610bd2565b6064359167ffffffffffffffff831161015257366023840112156101525782600401359167ffffffffffffffff83116102875760405192610259601f82017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe01660200185610b2b565b8084523660248287010111610152576020815f9260246102859801838801378501015260443591610fe5565b005b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b346101525760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610152576102eb610baf565b602435908115158092036101525773ffffffffffffffffffffffffffffffffffffffff90335f52600660205260405f208282165f5260205260405f207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0081541660ff851617905560405192835216907f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b34610152575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610152576040515f6001548060011c906001811680156104d5575b6020831081146104a8578285529081156104665750600114610408575b6101ad836103f481850382610b2b565b604051918291602083526020830190610b6c565b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b80821061044c575090915081016020016103f46103e4565b919260018160209254838588010152019101909291610434565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660208086019190915291151560051b840190910191506103f490506103e4565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b91607f16916103c7565b346101525760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101525773ffffffffffffffffffffffffffffffffffffffff61052b610baf565b165f526004602052602060405f2054604051908152f35b346101525760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261015257602061057e600435610f5c565b73ffffffffffffffffffffffffffffffffffffffff60405191168152f35b34610152576102856105ad36610bf5565b90604051926105bd602085610b2b565b5f8452610fe5565b34610152576102856105d636610bf5565b91610ca1565b34610152575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610152576020600254604051908152f35b346101525760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101525761064e610baf565b73ffffffffffffffffffffffffffffffffffffffff16602435604435815b6106768284610c67565b81101561076d57805f52600360205273ffffffffffffffffffffffffffffffffffffffff60405f20541661070f5781600182610676935f52600360205260405f20877fffffffffffffffffffffffff000000000000000000000000000000000000000082541617905580875f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8180a40191505061066c565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601460248201527f504153533a206d696e74656420616c72656164790000000000000000000000006044820152fd5b508261077b82600254610c67565b6002555f52600460205261079460405f20918254610c67565b9055005b346101525760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610152576107cf610baf565b6024359073ffffffffffffffffffffffffffffffffffffffff6107f183610f5c565b169081331480156108d4575b156108765773ffffffffffffffffffffffffffffffffffffffff90835f52600560205260405f208282167fffffffffffffffffffffffff000000000000000000000000000000000000000082541617905516907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f80a4005b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152600f60248201527f504153533a206e6f7420796f75727300000000000000000000000000000000006044820152fd5b50815f52600660205260405f2073ffffffffffffffffffffffffffffffffffffffff33165f5260205260ff60405f2054166107fd565b346101525760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610152576004355f526005602052602073ffffffffffffffffffffffffffffffffffffffff60405f205416604051908152f35b34610152575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610152576040515f5f548060011c90600181168015610a34575b6020831081146104a85782855290811561046657506001146109d8576101ad836103f481850382610b2b565b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b808210610a1a575090915081016020016103f46103e4565b919260018160209254838588010152019101909291610a02565b91607f16916109ac565b346101525760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261015257600435907fffffffff00000000000000000000000000000000000000000000000000000000821680920361015257817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115610b01575b8115610ad7575b5015158152f35b7f5b5e139f0000000000000000000000000000000000000000000000000000000091501483610ad0565b7f80ac58cd0000000000000000000000000000000000000000000000000000000081149150610ac9565b90601f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0910116810190811067ffffffffffffffff82111761028757604052565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b6004359073ffffffffffffffffffffffffffffffffffffffff8216820361015257565b6024359073ffffffffffffffffffffffffffffffffffffffff8216820361015257565b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc60609101126101525760043573ffffffffffffffffffffffffffffffffffffffff81168103610152579060243573ffffffffffffffffffffffffffffffffffffffff81168103610152579060443590565b91908201809211610c7457565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b9073ffffffffffffffffffffffffffffffffffffffff9182610cc285610f5c565b91169283911603610efe5773ffffffffffffffffffffffffffffffffffffffff16908115610ea0578033148015610e6a575b8015610e3f575b15610de157825f52600560205260405f207fffffffffffffffffffffffff00000000000000000000000000000000000000008154169055805f52600460205260405f208054907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8201918211610c745755815f52600460205260405f2080549060018201809211610c745755825f52600360205260405f20827fffffffffffffffffffffffff00000000000000000000000000000000000000008254161790557fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef5f80a4565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601260248201527f504153533a206e6f7420617070726f76656400000000000000000000000000006044820152fd5b50825f5260056020523373ffffffffffffffffffffffffffffffffffffffff60405f20541614610cfb565b50805f52600660205260405f2073ffffffffffffffffffffffffffffffffffffffff33165f5260205260ff60405f205416610cf4565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601260248201527f504153533a207a65726f206164647265737300000000000000000000000000006044820152fd5b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601360248201527f504153533a206e6f7420746865206f776e6572000000000000000000000000006044820152fd5b5f52600360205273ffffffffffffffffffffffffffffffffffffffff60405f205416908115610f8757565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f504153533a206e6f2073756368206964000000000000000000000000000000006044820152fd5b9190610ff2828285610ca1565b803b156111a85773ffffffffffffffffffffffffffffffffffffffff5f81602095611065604051988997889687947f150b7a020000000000000000000000000000000000000000000000000000000086523360048701521660248501526044840152608060648401526084830190610b6c565b0393165af190811561119d575f91611122575b507fffffffff000000000000000000000000000000000000000000000000000000007f150b7a02000000000000000000000000000000000000000000000000000000009116036110c457565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601660248201527f504153533a2072656365697665722072656675736564000000000000000000006044820152fd5b90506020813d602011611195575b8161113d60209383610b2b565b8101031261015257517fffffffff0000000000000000000000000000000000000000000000000000000081168103610152577fffffffff00000000000000000000000000000000000000000000000000000000611078565b3d9150611130565b6040513d5f823e3d90fd5b5050505056' as const
export const demoItemsAbi = [
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "ApprovalForAll",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "TransferSingle",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address[]",
        "name": "owners",
        "type": "address[]"
      },
      {
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "name": "balanceOfBatch",
    "outputs": [
      {
        "internalType": "uint256[]",
        "name": "found",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "isApprovedForAll",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "mint",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "setApprovalForAll",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes4",
        "name": "id",
        "type": "bytes4"
      }
    ],
    "name": "supportsInterface",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "name": "uri",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  }
] as const
export const demoItemsBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f4d6572696469616e206974656d7300000000000000000000000000000000001c5f5560015461004c906100fd565b601f8111610072575b6008634954454d60e01b01600155604051610e3d90816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600e81111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe6080806040526004361015610012575f80fd5b5f3560e01c908162fdd58e146108e15750806301ffc9a7146107f157806306fdde031461071b5780630e89341c1461068e578063156e29f6146105e25780634e1273f4146103da57806395d89b4114610281578063a22cb465146101b3578063e985e9c5146101225763f242432a14610089575f80fd5b3461011e5760a07ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011e576100c061094b565b6100c861096e565b6084359167ffffffffffffffff831161011e573660238401121561011e5782600401359167ffffffffffffffff831161011e57366024848601011161011e57602461011c9401916064359160443591610aad565b005b5f80fd5b3461011e5760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011e5761015961094b565b73ffffffffffffffffffffffffffffffffffffffff61017661096e565b91165f52600360205273ffffffffffffffffffffffffffffffffffffffff60405f2091165f52602052602060ff60405f2054166040519015158152f35b3461011e5760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011e576101ea61094b565b6024359081151580920361011e5773ffffffffffffffffffffffffffffffffffffffff90335f52600360205260405f208282165f5260205260405f207fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0081541660ff851617905560405192835216907f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b3461011e575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011e576040515f6001548060011c906001811680156103d0575b6020831081146103a3578285529081156103615750600114610303575b6102ff836102f381850382610991565b604051918291826109d2565b0390f35b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b808210610347575090915081016020016102f36102e3565b91926001816020925483858801015201910190929161032f565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660208086019190915291151560051b840190910191506102f390506102e3565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b91607f16916102c6565b3461011e5760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011e5760043567ffffffffffffffff811161011e57610429903690600401610a1a565b60243567ffffffffffffffff811161011e57610449903690600401610a1a565b92908383036105845761045b83610a85565b936104696040519586610991565b83855261047584610a85565b937fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020870195013686375f5b8181106104ed578587604051918291602083019060208452518091526040830191905f5b8181106104d4575050500390f35b82518452859450602093840193909201916001016104c6565b6104f8818387610a9d565b3573ffffffffffffffffffffffffffffffffffffffff811680910361011e57610522828587610a9d565b35905f52600260205260405f20905f5260205260405f20549087518110156105575760019160208260051b8a010152016104a2565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601460248201527f4954454d3a206c656e67746873206469666665720000000000000000000000006044820152fd5b3461011e5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011e5761061961094b565b5f60243573ffffffffffffffffffffffffffffffffffffffff60443593169283835260026020526040832082845260205260408320610659828254610a4b565b905560405191825260208201527fc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f6260403392a4005b3461011e5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011e57604051602081019080821067ffffffffffffffff8311176106ee576102ff916040525f8152604051918291826109d2565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b3461011e575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011e576040515f5f548060011c906001811680156107e7575b6020831081146103a357828552908115610361575060011461078b576102ff836102f381850382610991565b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b8082106107cd575090915081016020016102f36102e3565b9192600181602092548385880101520191019092916107b5565b91607f169161075f565b3461011e5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011e576004357fffffffff00000000000000000000000000000000000000000000000000000000811680910361011e57807f01ffc9a700000000000000000000000000000000000000000000000000000000602092149081156108b7575b811561088d575b506040519015158152f35b7f0e89341c0000000000000000000000000000000000000000000000000000000091501482610882565b7fd9b67a26000000000000000000000000000000000000000000000000000000008114915061087b565b3461011e5760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261011e5760209073ffffffffffffffffffffffffffffffffffffffff61093061094b565b165f526002825260405f206024355f52825260405f20548152f35b6004359073ffffffffffffffffffffffffffffffffffffffff8216820361011e57565b6024359073ffffffffffffffffffffffffffffffffffffffff8216820361011e57565b90601f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0910116810190811067ffffffffffffffff8211176106ee57604052565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602060409481855280519182918282880152018686015e5f8582860101520116010190565b9181601f8401121561011e5782359167ffffffffffffffff831161011e576020808501948460051b01011161011e57565b91908201809211610a5857565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b67ffffffffffffffff81116106ee5760051b60200190565b91908110156105575760051b0190565b93949390919073ffffffffffffffffffffffffffffffffffffffff163381148015610e07575b15610da95773ffffffffffffffffffffffffffffffffffffffff8316928315610d4b57815f52600260205260405f20835f5260205260405f20805490868203918211610a585755835f52600260205260405f20835f5260205260405f20610b3b868254610a4b565b905583826040518581528760208201527fc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f6260403392a43b15610d435760c45f917fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f886020996040519b8c9a8b998a977ff23a6e610000000000000000000000000000000000000000000000000000000089523360048a015260248901526044880152606487015260a060848701528160a48701528686013785858286010152011681010301925af1908115610d38575f91610cbd575b507fffffffff000000000000000000000000000000000000000000000000000000007ff23a6e6100000000000000000000000000000000000000000000000000000000911603610c5f57565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601660248201527f4954454d3a2072656365697665722072656675736564000000000000000000006044820152fd5b90506020813d602011610d30575b81610cd860209383610991565b8101031261011e57517fffffffff000000000000000000000000000000000000000000000000000000008116810361011e577fffffffff00000000000000000000000000000000000000000000000000000000610c13565b3d9150610ccb565b6040513d5f823e3d90fd5b505050505050565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601260248201527f4954454d3a207a65726f206164647265737300000000000000000000000000006044820152fd5b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601260248201527f4954454d3a206e6f7420617070726f76656400000000000000000000000000006044820152fd5b50805f52600360205260405f2073ffffffffffffffffffffffffffffffffffffffff33165f5260205260ff60405f205416610ad356' as const
export const demoHabitsAbi = [
  {
    "inputs": [],
    "name": "EnforcedPause",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      }
    ],
    "name": "allowance",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "decimals",
    "outputs": [
      {
        "internalType": "uint8",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "fee",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "hasHook",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "isBlacklisted",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "mint",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "paused",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "blocked",
        "type": "bool"
      }
    ],
    "name": "setBlacklisted",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "percent",
        "type": "uint256"
      }
    ],
    "name": "setFee",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "called",
        "type": "bool"
      }
    ],
    "name": "setHook",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bool",
        "name": "isPaused",
        "type": "bool"
      }
    ],
    "name": "setPaused",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transfer",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const
export const demoHabitsBytecode = '0x6080604052346100e6576100135f546100ea565b601f8111610094575b50600c6548616269747360d01b015f55600154610038906100ea565b601f811161005f575b600a64121050925560da1b01600155604051610e4e90816101238239f35b60058111156100415760015f52601f60205f20910160051c5f5b818110610087575050610041565b5f83820155600101610079565b600681111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100d957505061001c565b5f838201556001016100cb565b5f80fd5b90600182811c92168015610118575b602083101461010457565b634e487b7160e01b5f52602260045260245ffd5b91607f16916100f956fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde031461097d578063095ea7b3146108da57806316c38b3c1461086d57806318160ddd1461083257806323b872dd14610705578063313ce567146106cc57806340c10f19146106265780634f6030a7146105be5780635c975abb1461057e57806369fe0e2d1461054757806370a08231146104e4578063833e8db11461045057806395d89b41146102f7578063a9059cbb146102a8578063d01dd6d214610212578063dd62ed3e14610186578063ddca3f431461014b5763fe575a87146100df575f80fd5b346101475760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101475773ffffffffffffffffffffffffffffffffffffffff61012b610b09565b165f526007602052602060ff60405f2054166040519015158152f35b5f80fd5b34610147575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610147576020600354604051908152f35b346101475760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610147576101bd610b09565b73ffffffffffffffffffffffffffffffffffffffff6101da610b2c565b91165f52600660205273ffffffffffffffffffffffffffffffffffffffff60405f2091165f52602052602060405f2054604051908152f35b346101475760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610147576102a661024c610b09565b73ffffffffffffffffffffffffffffffffffffffff610269610b4f565b91165f52600760205260405f209060ff7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0083541691151516179055565b005b346101475760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610147576102ec6102e2610b09565b6024359033610ba5565b602060405160018152f35b34610147575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610147576040515f6001548060011c90600181168015610446575b602083108114610419578285529081156103d75750600114610379575b6103758361036981850382610a53565b60405191829182610ac1565b0390f35b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b8082106103bd57509091508101602001610369610359565b9192600181602092548385880101520191019092916103a5565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660208086019190915291151560051b840190910191506103699050610359565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602260045260245ffd5b91607f169161033c565b346101475760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610147576102a661048a610b09565b73ffffffffffffffffffffffffffffffffffffffff6104a7610b4f565b91165f52600860205260405f209060ff7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0083541691151516179055565b346101475760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101475773ffffffffffffffffffffffffffffffffffffffff610530610b09565b165f526005602052602060405f2054604051908152f35b346101475760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261014757600435600355005b34610147575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261014757602060ff600454166040519015158152f35b346101475760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101475773ffffffffffffffffffffffffffffffffffffffff61060a610b09565b165f526008602052602060ff60405f2054166040519015158152f35b346101475760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101475761065d610b09565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef602073ffffffffffffffffffffffffffffffffffffffff602435946106a686600254610b98565b600255169384845260058252604084206106c1828254610b98565b9055604051908152a3005b34610147575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261014757602060405160128152f35b346101475760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601126101475761073c610b09565b610744610b2c565b6044359073ffffffffffffffffffffffffffffffffffffffff831692835f52600660205260405f2073ffffffffffffffffffffffffffffffffffffffff33165f526020528260405f2054106107d4576102ec935f52600660205260405f2073ffffffffffffffffffffffffffffffffffffffff33165f5260205260405f206107cd848254610b5e565b9055610ba5565b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601a60248201527f48414249543a20616c6c6f77616e636520746f6f20736d616c6c0000000000006044820152fd5b34610147575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610147576020600254604051908152f35b346101475760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610147576004358015158091036101475760ff7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00600454169116176004555f80f35b346101475760407ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261014757610911610b09565b73ffffffffffffffffffffffffffffffffffffffff60243591335f52600660205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3602060405160018152f35b34610147575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc360112610147576040515f5f548060011c90600181168015610a49575b602083108114610419578285529081156103d757506001146109ed576103758361036981850382610a53565b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b808210610a2f57509091508101602001610369610359565b919260018160209254838588010152019101909291610a17565b91607f16916109c1565b90601f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0910116810190811067ffffffffffffffff821117610a9457604052565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602060409481855280519182918282880152018686015e5f8582860101520116010190565b6004359073ffffffffffffffffffffffffffffffffffffffff8216820361014757565b6024359073ffffffffffffffffffffffffffffffffffffffff8216820361014757565b60243590811515820361014757565b91908203918211610b6b57565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b91908201809211610b6b57565b91909160ff60045416610e265773ffffffffffffffffffffffffffffffffffffffff1690815f52600760205260ff60405f2054161580610df9575b15610d9b57815f5260056020528060405f205410610d3d57600354808202908282041482151715610b6b5760649004825f52600560205260405f20610c26838254610b5e565b905573ffffffffffffffffffffffffffffffffffffffff610c478284610b5e565b941693845f526005602052610c6160405f20918254610b98565b9055610c6f81600254610b5e565b60025583837fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef6020610ca18587610b5e565b604051908152a3835f52600860205260ff60405f205416610cc3575b50505050565b610ccc91610b5e565b823b156101475760445f928360405195869485937f24a756d1000000000000000000000000000000000000000000000000000000008552600485015260248401525af18015610d3257610d22575b808080610cbd565b5f610d2c91610a53565b5f610d1a565b6040513d5f823e3d90fd5b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601860248201527f48414249543a2062616c616e636520746f6f20736d616c6c00000000000000006044820152fd5b60646040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152600e60248201527f48414249543a20626c6f636b65640000000000000000000000000000000000006044820152fd5b5073ffffffffffffffffffffffffffffffffffffffff83165f52600760205260ff60405f20541615610be0565b7fd93c0665000000000000000000000000000000000000000000000000000000005f5260045ffd' as const
