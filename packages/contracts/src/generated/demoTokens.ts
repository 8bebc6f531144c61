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
export const demoTokenBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f4d6572696469616e0000000000000000000000000000000000000000000000105f5560015461004c906100fd565b601f8111610072575b6008634d45524960e01b016001556040516106c090816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600881111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde0314610487578063095ea7b31461040f57806318160ddd146103f257806323b872dd146102fc578063313ce567146102e157806340c10f191461026657806370a082311461022e57806395d89b4114610110578063a9059cbb146100df5763dd62ed3e14610087575f80fd5b346100db5760403660031901126100db576100a0610583565b6001600160a01b036100b0610599565b91165f5260046020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b5f80fd5b346100db5760403660031901126100db576101056100fb610583565b60243590336105bc565b602060405160018152f35b346100db575f3660031901126100db576040515f6001548060011c90600181168015610224575b602083108114610210578285529081156101f4575060011461019e575b50819003601f01601f191681019067ffffffffffffffff82118183101761018a57604082905281906101869082610559565b0390f35b634e487b7160e01b5f52604160045260245ffd5b60015f9081529091507fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf65b8282106101de57506020915082010182610154565b60018160209254838588010152019101906101c9565b90506020925060ff191682840152151560051b82010182610154565b634e487b7160e01b5f52602260045260245ffd5b91607f1691610137565b346100db5760203660031901126100db576001600160a01b0361024f610583565b165f526003602052602060405f2054604051908152f35b346100db5760403660031901126100db5761027f610583565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206001600160a01b03602435946102bb866002546105af565b600255169384845260038252604084206102d68282546105af565b9055604051908152a3005b346100db575f3660031901126100db57602060405160128152f35b346100db5760603660031901126100db57610315610583565b61031d610599565b604435906001600160a01b03831692835f52600460205260405f206001600160a01b0333165f5260205260405f20548381106103ae5760018101610367575b5061010593506105bc565b83810390811161039a57610105945f52600460205260405f206001600160a01b0333165f5260205260405f20558461035c565b634e487b7160e01b5f52601160045260245ffd5b606460405162461bcd60e51b815260206004820152601960248201527f4d4552493a20616c6c6f77616e636520746f6f20736d616c6c000000000000006044820152fd5b346100db575f3660031901126100db576020600254604051908152f35b346100db5760403660031901126100db57610428610583565b6001600160a01b0360243591335f52600460205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3602060405160018152f35b346100db575f3660031901126100db576040515f5f548060011c9060018116801561054f575b602083108114610210578285529081156101f457506001146104fb5750819003601f01601f191681019067ffffffffffffffff82118183101761018a57604082905281906101869082610559565b5f8080529091507f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b82821061053957506020915082010182610154565b6001816020925483858801015201910190610524565b91607f16916104ad565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b03821682036100db57565b602435906001600160a01b03821682036100db57565b9190820180921161039a57565b6001600160a01b031690815f5260036020528260405f20541061067c576001600160a01b03169182156106385760207fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91835f526003825260405f20818154039055845f526003825260405f20818154019055604051908152a3565b606460405162461bcd60e51b815260206004820152601260248201527f4d4552493a207a65726f206164647265737300000000000000000000000000006044820152fd5b606460405162461bcd60e51b815260206004820152601760248201527f4d4552493a2062616c616e636520746f6f20736d616c6c0000000000000000006044820152fd' as const
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
export const demoUsdBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f44656d6f20646f6c6c61720000000000000000000000000000000000000000165f5560015461004c906100fd565b601f8111610072575b600863111554d160e21b0160015560405161076790816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600b81111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde0314610520578063095ea7b31461041157806318160ddd146103f457806323b872dd14610392578063313ce5671461037757806340c10f19146102fc5780635cd8c072146102b057806370a082311461027857806395d89b411461015a578063a9059cbb14610132578063dd62ed3e146100de5763e47d60601461009d575f80fd5b346100da5760203660031901126100da576001600160a01b036100be61061c565b165f526005602052602060ff60405f2054166040519015158152f35b5f80fd5b346100da5760403660031901126100da576100f761061c565b6001600160a01b03610107610632565b91165f5260046020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b346100da5760403660031901126100da5761015861014e61061c565b6024359033610676565b005b346100da575f3660031901126100da576040515f6001548060011c9060018116801561026e575b60208310811461025a5782855290811561023e57506001146101e8575b50819003601f01601f191681019067ffffffffffffffff8211818310176101d457604082905281906101d090826105f2565b0390f35b634e487b7160e01b5f52604160045260245ffd5b60015f9081529091507fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf65b8282106102285750602091508201018261019e565b6001816020925483858801015201910190610213565b90506020925060ff191682840152151560051b8201018261019e565b634e487b7160e01b5f52602260045260245ffd5b91607f1691610181565b346100da5760203660031901126100da576001600160a01b0361029961061c565b165f526003602052602060405f2054604051908152f35b346100da5760403660031901126100da576102c961061c565b602435908115158092036100da576001600160a01b03165f52600560205260405f209060ff801983541691161790555f80f35b346100da5760403660031901126100da5761031561061c565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206001600160a01b036024359461035186600254610669565b6002551693848452600382526040842061036c828254610669565b9055604051908152a3005b346100da575f3660031901126100da57602060405160068152f35b346100da5760603660031901126100da576101586103ae61061c565b6103b6610632565b604435916001600160a01b0381165f52600460205260405f206001600160a01b0333165f5260205260405f206103ed848254610648565b9055610676565b346100da575f3660031901126100da576020600254604051908152f35b346100da5760403660031901126100da5761042a61061c565b60243590811580156104f9575b1561048f576001600160a01b0390335f52600460205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3005b608460405162461bcd60e51b815260206004820152602560248201527f445553443a207365742074686520616c6c6f77616e636520746f207a65726f2060448201527f66697273740000000000000000000000000000000000000000000000000000006064820152fd5b50335f52600460205260405f206001600160a01b0382165f5260205260405f205415610437565b346100da575f3660031901126100da576040515f5f548060011c906001811680156105e8575b60208310811461025a5782855290811561023e57506001146105945750819003601f01601f191681019067ffffffffffffffff8211818310176101d457604082905281906101d090826105f2565b5f8080529091507f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b8282106105d25750602091508201018261019e565b60018160209254838588010152019101906105bd565b91607f1691610546565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b03821682036100da57565b602435906001600160a01b03821682036100da57565b9190820391821161065557565b634e487b7160e01b5f52601160045260245ffd5b9190820180921161065557565b6001600160a01b031690815f52600560205260ff60405f2054161580610747575b156107035760206001600160a01b037fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef92845f526003835260405f206106de878254610648565b90551693845f526003825260405f206106f8828254610669565b9055604051908152a3565b606460405162461bcd60e51b815260206004820152600d60248201527f445553443a20626c6f636b6564000000000000000000000000000000000000006044820152fd5b506001600160a01b0381165f52600560205260ff60405f2054161561069756' as const
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
export const demoPointsBytecode = '0x608080604052346015576104a8908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c806306fdde0314610353578063095ea7b3146102db57806318160ddd146102bf57806323b872dd1461025d578063313ce5671461024257806340c10f19146101c957806370a082311461019157806395d89b4114610111578063a9059cbb146100df5763dd62ed3e14610087575f80fd5b346100db5760403660031901126100db576100a06103e1565b6001600160a01b036100b06103f7565b91165f5260026020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b5f80fd5b346100db5760403660031901126100db5760206101076100fd6103e1565b602435903361043b565b6040519015158152f35b346100db575f3660031901126100db57604051604081019080821067ffffffffffffffff83111761017d5761017991604052600581527f504f494e540000000000000000000000000000000000000000000000000000006020820152604051918291826103b7565b0390f35b634e487b7160e01b5f52604160045260245ffd5b346100db5760203660031901126100db576001600160a01b036101b26103e1565b165f526001602052602060405f2054604051908152f35b346100db5760403660031901126100db576101e26103e1565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206001600160a01b036024359461021d86865461042e565b85551693848452600182526040842061023782825461042e565b9055604051908152a3005b346100db575f3660031901126100db57602060405160068152f35b346100db5760603660031901126100db57602061010761027b6103e1565b6102836103f7565b604435916001600160a01b0381165f526002855260405f206001600160a01b0333165f52855260405f206102b884825461040d565b905561043b565b346100db575f3660031901126100db5760205f54604051908152f35b346100db5760403660031901126100db576102f46103e1565b6001600160a01b0360243591335f52600260205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3602060405160018152f35b346100db575f3660031901126100db57604051604081019080821067ffffffffffffffff83111761017d5761017991604052600b81527f44656d6f20706f696e74730000000000000000000000000000000000000000006020820152604051918291825b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b03821682036100db57565b602435906001600160a01b03821682036100db57565b9190820391821161041a57565b634e487b7160e01b5f52601160045260245ffd5b9190820180921161041a57565b60206001600160a01b03807fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef931693845f526001835260405f2061048087825461040d565b90551693845f526001825260405f2061049a82825461042e565b9055604051908152a360019056' as const
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
export const demoNftBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f4d6572696469616e20706173736573000000000000000000000000000000001e5f5560015461004c906100fd565b601f8111610072575b6008635041535360e01b01600155604051610c8390816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600f81111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a7146107715750806306fdde03146106b9578063081812fc14610686578063095ea7b31461057e578063156e29f61461045a57806318160ddd1461043d57806323b872dd1461042657806342842e0e146103fd5780636352211e146103ce57806370a082311461039657806395d89b411461028e578063a22cb46514610209578063b88d4fde1461015b578063c87b56dd1461011e5763e985e9c5146100c1575f80fd5b3461011a57604036600319011261011a576100da61086e565b6001600160a01b036100ea610884565b91165f5260066020526001600160a01b0360405f2091165f52602052602060ff60405f2054166040519015158152f35b5f80fd5b3461011a57602036600319011261011a57610157604051610140602082610828565b5f815260405191829160208352602083019061084a565b0390f35b3461011a57608036600319011261011a5761017461086e565b61017c610884565b6064359167ffffffffffffffff831161011a573660238401121561011a5782600401359167ffffffffffffffff83116101f557604051926101c7601f8201601f191660200185610828565b808452366024828701011161011a576020815f9260246101f39801838801378501015260443591610b5b565b005b634e487b7160e01b5f52604160045260245ffd5b3461011a57604036600319011261011a5761022261086e565b6024359081151580920361011a576001600160a01b0390335f52600660205260405f208282165f5260205260405f2060ff1981541660ff851617905560405192835216907f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b3461011a575f36600319011261011a576040515f6001548060011c9060018116801561038c575b6020831081146103785782855290811561035457506001146102f6575b610157836102e281850382610828565b60405191829160208352602083019061084a565b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b80821061033a575090915081016020016102e26102d2565b919260018160209254838588010152019101909291610322565b60ff191660208086019190915291151560051b840190910191506102e290506102d2565b634e487b7160e01b5f52602260045260245ffd5b91607f16916102b5565b3461011a57602036600319011261011a576001600160a01b036103b761086e565b165f526004602052602060405f2054604051908152f35b3461011a57602036600319011261011a5760206103ec600435610af9565b6001600160a01b0360405191168152f35b3461011a576101f361040e3661089a565b906040519261041e602085610828565b5f8452610b5b565b3461011a576101f36104373661089a565b916108f5565b3461011a575f36600319011261011a576020600254604051908152f35b3461011a57606036600319011261011a5761047361086e565b6001600160a01b0316602435604435815b61048e82846108d4565b81101561055357805f5260036020526001600160a01b0360405f20541661050f578160018261048e935f52600360205260405f208773ffffffffffffffffffffffffffffffffffffffff1982541617905580875f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8180a401915050610484565b606460405162461bcd60e51b815260206004820152601460248201527f504153533a206d696e74656420616c72656164790000000000000000000000006044820152fd5b5082610561826002546108d4565b6002555f52600460205261057a60405f209182546108d4565b9055005b3461011a57604036600319011261011a5761059761086e565b602435906001600160a01b036105ac83610af9565b1690813314801561065d575b15610619576001600160a01b0390835f52600560205260405f2082821673ffffffffffffffffffffffffffffffffffffffff1982541617905516907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9255f80a4005b606460405162461bcd60e51b815260206004820152600f60248201527f504153533a206e6f7420796f75727300000000000000000000000000000000006044820152fd5b50815f52600660205260405f206001600160a01b0333165f5260205260ff60405f2054166105b8565b3461011a57602036600319011261011a576004355f52600560205260206001600160a01b0360405f205416604051908152f35b3461011a575f36600319011261011a576040515f5f548060011c90600181168015610767575b60208310811461037857828552908115610354575060011461070b57610157836102e281850382610828565b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b80821061074d575090915081016020016102e26102d2565b919260018160209254838588010152019101909291610735565b91607f16916106df565b3461011a57602036600319011261011a57600435906001600160e01b0319821680920361011a57817f01ffc9a700000000000000000000000000000000000000000000000000000000602093149081156107fe575b81156107d4575b5015158152f35b7f5b5e139f00000000000000000000000000000000000000000000000000000000915014836107cd565b7f80ac58cd00000000000000000000000000000000000000000000000000000000811491506107c6565b90601f8019910116810190811067ffffffffffffffff8211176101f557604052565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b038216820361011a57565b602435906001600160a01b038216820361011a57565b606090600319011261011a576004356001600160a01b038116810361011a57906024356001600160a01b038116810361011a579060443590565b919082018092116108e157565b634e487b7160e01b5f52601160045260245ffd5b906001600160a01b03918261090985610af9565b91169283911603610ab5576001600160a01b0316908115610a71578033148015610a48575b8015610a2a575b156109e657825f52600560205260405f2073ffffffffffffffffffffffffffffffffffffffff198154169055805f52600460205260405f208054905f1982019182116108e15755815f52600460205260405f20805490600182018092116108e15755825f52600360205260405f208273ffffffffffffffffffffffffffffffffffffffff198254161790557fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef5f80a4565b606460405162461bcd60e51b815260206004820152601260248201527f504153533a206e6f7420617070726f76656400000000000000000000000000006044820152fd5b50825f526005602052336001600160a01b0360405f20541614610935565b50805f52600660205260405f206001600160a01b0333165f5260205260ff60405f20541661092e565b606460405162461bcd60e51b815260206004820152601260248201527f504153533a207a65726f206164647265737300000000000000000000000000006044820152fd5b606460405162461bcd60e51b815260206004820152601360248201527f504153533a206e6f7420746865206f776e6572000000000000000000000000006044820152fd5b5f5260036020526001600160a01b0360405f205416908115610b1757565b606460405162461bcd60e51b815260206004820152601060248201527f504153533a206e6f2073756368206964000000000000000000000000000000006044820152fd5b9190610b688282856108f5565b803b15610c7d576001600160a01b035f81602095610bb560405198899788968794630a85bd0160e11b8652336004870152166024850152604484015260806064840152608483019061084a565b0393165af1908115610c72575f91610c27575b506001600160e01b0319630a85bd0160e11b911603610be357565b606460405162461bcd60e51b815260206004820152601660248201527f504153533a2072656365697665722072656675736564000000000000000000006044820152fd5b90506020813d602011610c6a575b81610c4260209383610828565b8101031261011a57516001600160e01b03198116810361011a576001600160e01b0319610bc8565b3d9150610c35565b6040513d5f823e3d90fd5b5050505056' as const
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
export const demoItemsBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f4d6572696469616e206974656d7300000000000000000000000000000000001c5f5560015461004c906100fd565b601f8111610072575b6008634954454d60e01b01600155604051610a7090816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600e81111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe6080806040526004361015610012575f80fd5b5f3560e01c908162fdd58e146106bb5750806301ffc9a71461060157806306fdde03146105495780630e89341c146104f3578063156e29f6146104725780634e1273f4146102e657806395d89b41146101e2578063a22cb4651461015d578063e985e9c5146101045763f242432a14610089575f80fd5b346101005760a0366003190112610100576100a26106fa565b6100aa610710565b6084359167ffffffffffffffff831161010057366023840112156101005782600401359167ffffffffffffffff83116101005736602484860101116101005760246100fe94019160643591604435916107ec565b005b5f80fd5b346101005760403660031901126101005761011d6106fa565b6001600160a01b0361012d610710565b91165f5260036020526001600160a01b0360405f2091165f52602052602060ff60405f2054166040519015158152f35b34610100576040366003190112610100576101766106fa565b60243590811515809203610100576001600160a01b0390335f52600360205260405f208282165f5260205260405f2060ff1981541660ff851617905560405192835216907f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b34610100575f366003190112610100576040515f6001548060011c906001811680156102dc575b6020831081146102c8578285529081156102a45750600114610246575b6102428361023681850382610726565b60405191829182610748565b0390f35b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b80821061028a57509091508101602001610236610226565b919260018160209254838588010152019101909291610272565b60ff191660208086019190915291151560051b840190910191506102369050610226565b634e487b7160e01b5f52602260045260245ffd5b91607f1691610209565b346101005760403660031901126101005760043567ffffffffffffffff811161010057610317903690600401610772565b60243567ffffffffffffffff811161010057610337903690600401610772565b929083830361042e57610349836107c4565b936103576040519586610726565b838552610363846107c4565b602086019490601f19013686375f5b8181106103bd578587604051918291602083019060208452518091526040830191905f5b8181106103a4575050500390f35b8251845285945060209384019390920191600101610396565b6103c88183876107dc565b356001600160a01b038116809103610100576103e58285876107dc565b35905f52600260205260405f20905f5260205260405f205490875181101561041a5760019160208260051b8a01015201610372565b634e487b7160e01b5f52603260045260245ffd5b606460405162461bcd60e51b815260206004820152601460248201527f4954454d3a206c656e67746873206469666665720000000000000000000000006044820152fd5b346101005760603660031901126101005761048b6106fa565b5f6024356001600160a01b03604435931692838352600260205260408320828452602052604083206104be8282546107a3565b905560405191825260208201527fc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f6260403392a4005b3461010057602036600319011261010057604051602081019080821067ffffffffffffffff83111761053557610242916040525f815260405191829182610748565b634e487b7160e01b5f52604160045260245ffd5b34610100575f366003190112610100576040515f5f548060011c906001811680156105f7575b6020831081146102c8578285529081156102a4575060011461059b576102428361023681850382610726565b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b8082106105dd57509091508101602001610236610226565b9192600181602092548385880101520191019092916105c5565b91607f169161056f565b34610100576020366003190112610100576004356001600160e01b0319811680910361010057807f01ffc9a70000000000000000000000000000000000000000000000000000000060209214908115610691575b8115610667575b506040519015158152f35b7f0e89341c000000000000000000000000000000000000000000000000000000009150148261065c565b7fd9b67a260000000000000000000000000000000000000000000000000000000081149150610655565b34610100576040366003190112610100576020906001600160a01b036106df6106fa565b165f526002825260405f206024355f52825260405f20548152f35b600435906001600160a01b038216820361010057565b602435906001600160a01b038216820361010057565b90601f8019910116810190811067ffffffffffffffff82111761053557604052565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b9181601f840112156101005782359167ffffffffffffffff8311610100576020808501948460051b01011161010057565b919082018092116107b057565b634e487b7160e01b5f52601160045260245ffd5b67ffffffffffffffff81116105355760051b60200190565b919081101561041a5760051b0190565b9394939091906001600160a01b03163381148015610a47575b15610a03576001600160a01b0383169283156109bf57815f52600260205260405f20835f5260205260405f208054908682039182116107b05755835f52600260205260405f20835f5260205260405f206108608682546107a3565b905583826040518581528760208201527fc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f6260403392a43b156109b75760c45f9186602097604051998a988997889563f23a6e6160e01b875233600488015260248701526044860152606485015260a060848501528160a4850152848401378181018301849052601f01601f191681010301925af19081156109ac575f91610961575b506001600160e01b031963f23a6e6160e01b91160361091d57565b606460405162461bcd60e51b815260206004820152601660248201527f4954454d3a2072656365697665722072656675736564000000000000000000006044820152fd5b90506020813d6020116109a4575b8161097c60209383610726565b8101031261010057516001600160e01b031981168103610100576001600160e01b0319610902565b3d915061096f565b6040513d5f823e3d90fd5b505050505050565b606460405162461bcd60e51b815260206004820152601260248201527f4954454d3a207a65726f206164647265737300000000000000000000000000006044820152fd5b606460405162461bcd60e51b815260206004820152601260248201527f4954454d3a206e6f7420617070726f76656400000000000000000000000000006044820152fd5b50805f52600360205260405f206001600160a01b0333165f5260205260ff60405f20541661080556' as const
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
export const demoHabitsBytecode = '0x6080604052346100e6576100135f546100ea565b601f8111610094575b50600c6548616269747360d01b015f55600154610038906100ea565b601f811161005f575b600a64121050925560da1b01600155604051610a0490816101238239f35b60058111156100415760015f52601f60205f20910160051c5f5b818110610087575050610041565b5f83820155600101610079565b600681111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100d957505061001c565b5f838201556001016100cb565b5f80fd5b90600182811c92168015610118575b602083101461010457565b634e487b7160e01b5f52602260045260245ffd5b91607f16916100f956fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde0314610635578063095ea7b3146105bd57806316c38b3c1461058d57806318160ddd1461057057806323b872dd146104a2578063313ce5671461048757806340c10f191461040c5780634f6030a7146103cf5780635c975abb146103ad57806369fe0e2d1461039457806370a082311461035c578063833e8db11461031257806395d89b411461020e578063a9059cbb146101dd578063d01dd6d214610191578063dd62ed3e1461013d578063ddca3f43146101205763fe575a87146100df575f80fd5b3461011c57602036600319011261011c576001600160a01b0361010061074d565b165f526007602052602060ff60405f2054166040519015158152f35b5f80fd5b3461011c575f36600319011261011c576020600354604051908152f35b3461011c57604036600319011261011c5761015661074d565b6001600160a01b03610166610763565b91165f5260066020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b3461011c57604036600319011261011c576101db6101ad61074d565b6001600160a01b036101bd610779565b91165f52600760205260405f209060ff801983541691151516179055565b005b3461011c57604036600319011261011c576102036101f961074d565b60243590336107b6565b602060405160018152f35b3461011c575f36600319011261011c576040515f6001548060011c90600181168015610308575b6020831081146102f4578285529081156102d05750600114610272575b61026e83610262818503826106ed565b60405191829182610723565b0390f35b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b8082106102b657509091508101602001610262610252565b91926001816020925483858801015201910190929161029e565b60ff191660208086019190915291151560051b840190910191506102629050610252565b634e487b7160e01b5f52602260045260245ffd5b91607f1691610235565b3461011c57604036600319011261011c576101db61032e61074d565b6001600160a01b0361033e610779565b91165f52600860205260405f209060ff801983541691151516179055565b3461011c57602036600319011261011c576001600160a01b0361037d61074d565b165f526005602052602060405f2054604051908152f35b3461011c57602036600319011261011c57600435600355005b3461011c575f36600319011261011c57602060ff600454166040519015158152f35b3461011c57602036600319011261011c576001600160a01b036103f061074d565b165f526008602052602060ff60405f2054166040519015158152f35b3461011c57604036600319011261011c5761042561074d565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206001600160a01b0360243594610461866002546107a9565b6002551693848452600582526040842061047c8282546107a9565b9055604051908152a3005b3461011c575f36600319011261011c57602060405160128152f35b3461011c57606036600319011261011c576104bb61074d565b6104c3610763565b604435906001600160a01b03831692835f52600660205260405f206001600160a01b0333165f526020528260405f20541061052c57610203935f52600660205260405f206001600160a01b0333165f5260205260405f20610525848254610788565b90556107b6565b606460405162461bcd60e51b815260206004820152601a60248201527f48414249543a20616c6c6f77616e636520746f6f20736d616c6c0000000000006044820152fd5b3461011c575f36600319011261011c576020600254604051908152f35b3461011c57602036600319011261011c5760043580151580910361011c5760ff8019600454169116176004555f80f35b3461011c57604036600319011261011c576105d661074d565b6001600160a01b0360243591335f52600660205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3602060405160018152f35b3461011c575f36600319011261011c576040515f5f548060011c906001811680156106e3575b6020831081146102f4578285529081156102d057506001146106875761026e83610262818503826106ed565b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b8082106106c957509091508101602001610262610252565b9192600181602092548385880101520191019092916106b1565b91607f169161065b565b90601f8019910116810190811067ffffffffffffffff82111761070f57604052565b634e487b7160e01b5f52604160045260245ffd5b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b038216820361011c57565b602435906001600160a01b038216820361011c57565b60243590811515820361011c57565b9190820391821161079557565b634e487b7160e01b5f52601160045260245ffd5b9190820180921161079557565b91909160ff600454166109dc576001600160a01b031690815f52600760205260ff60405f20541615806109bc575b1561097857815f5260056020528060405f205410610934576003548082029082820414821517156107955760649004825f52600560205260405f2061082a838254610788565b90556001600160a01b0361083e8284610788565b941693845f52600560205261085860405f209182546107a9565b905561086681600254610788565b60025583837fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206108988587610788565b604051908152a3835f52600860205260ff60405f2054166108ba575b50505050565b6108c391610788565b823b1561011c5760445f928360405195869485937f24a756d1000000000000000000000000000000000000000000000000000000008552600485015260248401525af1801561092957610919575b8080806108b4565b5f610923916106ed565b5f610911565b6040513d5f823e3d90fd5b606460405162461bcd60e51b815260206004820152601860248201527f48414249543a2062616c616e636520746f6f20736d616c6c00000000000000006044820152fd5b606460405162461bcd60e51b815260206004820152600e60248201527f48414249543a20626c6f636b65640000000000000000000000000000000000006044820152fd5b506001600160a01b0383165f52600760205260ff60405f205416156107e4565b7fd93c0665000000000000000000000000000000000000000000000000000000005f5260045ffd' as const
export const demoPermitAbi = [
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "form_",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
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
    "inputs": [],
    "name": "DOMAIN_SEPARATOR",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "PERMIT_TYPEHASH",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
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
    "name": "eip712Domain",
    "outputs": [
      {
        "internalType": "bytes1",
        "name": "",
        "type": "bytes1"
      },
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      },
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      },
      {
        "internalType": "uint256[]",
        "name": "",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "form",
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
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "nonces",
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
        "name": "holder",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "nonce",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "expiry",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "allowed",
        "type": "bool"
      },
      {
        "internalType": "uint8",
        "name": "v",
        "type": "uint8"
      },
      {
        "internalType": "bytes32",
        "name": "r",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "s",
        "type": "bytes32"
      }
    ],
    "name": "permit",
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
      },
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "uint8",
        "name": "v",
        "type": "uint8"
      },
      {
        "internalType": "bytes32",
        "name": "r",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "s",
        "type": "bytes32"
      }
    ],
    "name": "permit",
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
  },
  {
    "inputs": [],
    "name": "version",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const
export const demoPermitBytecode = '0x60a03461014a57601f61145038819003918201601f19168301916001600160401b0383118484101761014e5780849260209460405283398101031261014a57516100495f54610162565b601f8111610115575b507f4d6572696469616e207065726d697473000000000000000000000000000000205f5560015461008290610162565b601f81116100df575b506008635045524d60e01b016001556080526040516112b5908161019b82396080518181816104a3015281816106080152818161066c015281816107b2015281816108fa01528181610c3a0152610f8e0152f35b600481111561008b5760015f52601f60205f20910160051c905f5b82811061010857505061008b565b5f828201556001016100fa565b6010811115610052575f8052601f60205f20910160051c905f5b82811061013d575050610052565b5f8282015560010161012f565b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b90600182811c92168015610190575b602083101461017c57565b634e487b7160e01b5f52602260045260245ffd5b91607f169161017156fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde0314610134578063095ea7b31461012f57806318160ddd1461012a57806323b872dd1461012557806330adf81f14610120578063313ce5671461011b5780633644e5151461011657806340c10f191461011157806354fd4d501461010c5780635ee574131461010757806370a08231146101025780637ecebe00146100fd57806384b0196e146100f85780638fcbaf0c146100f357806395d89b41146100ee578063a9059cbb146100e9578063d505accf146100e45763dd62ed3e146100df575f80fd5b610dc3565b610c01565b610bd0565b610b2b565b6108ad565b6107a0565b6106c7565b61068f565b610655565b6105f4565b61056c565b610552565b610537565b610491565b61038a565b61036d565b6102e6565b6101df565b90600182811c92168015610167575b602083101461015357565b634e487b7160e01b5f52602260045260245ffd5b91607f1691610148565b90601f8019910116810190811067ffffffffffffffff82111761019357604052565b634e487b7160e01b5f52604160045260245ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9060206101dc9281815201906101a7565b90565b346102b6575f3660031901126102b6576040515f5f546101fe81610139565b80845290600181169081156102925750600114610236575b6102328361022681850382610171565b604051918291826101cb565b0390f35b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b80821061027857509091508101602001610226610216565b919260018160209254838588010152019101909291610260565b60ff191660208086019190915291151560051b840190910191506102269050610216565b5f80fd5b600435906001600160a01b03821682036102b657565b602435906001600160a01b03821682036102b657565b346102b65760403660031901126102b6576102ff6102ba565b6001600160a01b0360243591335f526004602052826103328260405f20906001600160a01b03165f5260205260405f2090565b5560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a360405160018152602090f35b346102b6575f3660031901126102b6576020600254604051908152f35b346102b65760603660031901126102b6576103a36102ba565b6103ab6102d0565b604435906001600160a01b0383165f5260046020526103dd60405f20336001600160a01b03165f5260205260405f2090565b549282841061044d576103fb938360018201610407575b50506111b3565b60405160018152602090f35b61041091610e30565b6104453361042f846001600160a01b03165f52600460205260405f2090565b906001600160a01b03165f5260205260405f2090565b555f836103f4565b606460405162461bcd60e51b815260206004820152601960248201527f5045524d3a20616c6c6f77616e636520746f6f20736d616c6c000000000000006044820152fd5b346102b6575f3660031901126102b6577f000000000000000000000000000000000000000000000000000000000000000060018114801561052d575b156102b6576004036105055760207fea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb5b604051908152f35b60207f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c96104fd565b50600481146104cd565b346102b6575f3660031901126102b657602060405160128152f35b346102b6575f3660031901126102b65760206104fd610f7d565b346102b65760403660031901126102b6576105856102ba565b60243590600254908282018092116105ef576001600160a01b03916002551690815f52600360205260405f208054908282018092116105ef575f927fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9260209255604051908152a3005b610e1c565b346102b6575f3660031901126102b65760017f0000000000000000000000000000000000000000000000000000000000000000036102b657610232610637610ef1565b601960f91b60208201526040519182916020835260208301906101a7565b346102b6575f3660031901126102b65760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b346102b65760203660031901126102b6576001600160a01b036106b06102ba565b165f526003602052602060405f2054604051908152f35b346102b65760203660031901126102b6576001600160a01b036106e86102ba565b165f526005602052602060405f2054604051908152f35b9293906001600160a01b0392610746610754927f0f00000000000000000000000000000000000000000000000000000000000000875260e0602088015260e08701906101a7565b9085820360408701526101a7565b9360608401521660808201525f60a082015260c0818303910152602080835192838152019201905f5b81811061078a5750505090565b825184526020938401939092019160010161077d565b346102b6575f3660031901126102b6577f00000000000000000000000000000000000000000000000000000000000000006102b65760405160206107e48183610171565b5f8252601f198101368284013760405190815f5f5461080281610139565b808452906001811690811561087f5750600114610843575b5061082792500382610171565b610232610832610f4c565b9260405193849330914691866106ff565b5f808052848120949250905b808210610865575061082793508201015f61081a565b84548287018401526001909401938593509082019061084f565b60ff191684860152506108279390151560051b83010190505f61081a565b6084359060ff821682036102b657565b346102b6576101003660031901126102b6576108c76102ba565b6108cf6102d0565b60843560443560643582151583036102b65760a43560ff811681036102b65760e4359060c4356003197f0000000000000000000000000000000000000000000000000000000000000000016102b657610a1d5f9389876109a08b6109928c60209b6040519586948e860198899390959491926001600160a01b0360a0948160c08801997fea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb8952166020880152166040860152606085015260808401521515910152565b03601f198101835282610171565b5190206109926109f36109b1610f7d565b926040519283918b8301958690916042927f19010000000000000000000000000000000000000000000000000000000000008352600283015260228201520190565b51902092604051948594859094939260ff6060936080840197845216602083015260408201520152565b838052039060015afa15610b2657610a52906001600160a01b035f5116908115159182610b13575b5081610ae0575b50611116565b15610ada575f195b610a798261042f856001600160a01b03165f52600460205260405f2090565b557f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9256001600160a01b03610ac28361042f866001600160a01b03165f52600460205260405f2090565b5460405190815292811693169180602081015b0390a3005b5f610a5a565b9050610afd856001600160a01b03165f52600560205260405f2090565b90815491610b0a83611108565b9055145f610a4c565b6001600160a01b0387161491505f610a45565b6110fd565b346102b6575f3660031901126102b6576040515f600154610b4b81610139565b80845290600181169081156102925750600114610b72576102328361022681850382610171565b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b808210610bb657509091508101602001610226610216565b919260018160209254838588010152019101909291610b9e565b346102b65760403660031901126102b657610bf6610bec6102ba565b60243590336111b3565b602060405160018152f35b346102b65760e03660031901126102b657610c1a6102ba565b610c226102d0565b60443590606435610c3161089d565b9160a43560c4357f000000000000000000000000000000000000000000000000000000000000000094600486146102b657602092610cfd5f938a8a6109a0896109928c610c8f866001600160a01b03165f52600560205260405f2090565b805490610c9b82611108565b90556040519586948e8601988991926001600160a01b0360a09497969592978160c08601997f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c98752166020860152166040840152606083015260808201520152565b838052039060015afa15610b2657610d656001600160a01b03927f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925945f51914211159182610db7575b82610da7575b50610d609082908315610d9b575b50611161565b611116565b83610d858261042f886001600160a01b03165f52600460205260405f2090565b5560405193845281169316918060208101610ad5565b6005915014155f610d5a565b8516888616149150610d60610d4c565b85811615159250610d46565b346102b65760403660031901126102b6576020610e13610de16102ba565b6001600160a01b03610df16102d0565b91165f526004835260405f20906001600160a01b03165f5260205260405f2090565b54604051908152f35b634e487b7160e01b5f52601160045260245ffd5b919082039182116105ef57565b604051905f825f5491610e4f83610139565b8083529260018116908115610ed25750600114610e75575b610e7392500383610171565b565b505f80805290917f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b818310610eb6575050906020610e7392820101610e67565b6020919350806001915483858901015201910190918492610e9e565b60209250610e7394915060ff191682840152151560051b820101610e67565b60405190610f00604083610171565b60018252565b610f0e610ef1565b907f31000000000000000000000000000000000000000000000000000000000000006020830152565b610f3f610ef1565b90601960f91b6020830152565b610f54610ef1565b907f37000000000000000000000000000000000000000000000000000000000000006020830152565b610f85610e3d565b602081519101207f0000000000000000000000000000000000000000000000000000000000000000600281146110a25780611081576003610fc4610f4c565b60208151910120911461102c57604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f602082019081529181019390935260608301919091524660808301523060a0830152906110268160c08101610992565b51902090565b604080517f36c25de3e541d5d970f66e4210d728721220fff5c077cc6cd008b3a0c62adab7602082019081529181019390935260608301919091523060808301524660a0830152906110268160c08101610992565b60018103611098576003611093610f37565b610fc4565b6003611093610f06565b50604080517f8cad95687ba82c2ce50e74f7b754645e5117c3a5bec8151c0726d5857980a8666020820190815291810192909252466060830152306080830152906110268160a08101610992565b919082018092116105ef57565b6040513d5f823e3d90fd5b5f1981146105ef5760010190565b1561111d57565b606460405162461bcd60e51b815260206004820152601560248201527f5045524d3a2077726f6e67207369676e617475726500000000000000000000006044820152fd5b156102b657565b1561116f57565b606460405162461bcd60e51b815260206004820152601260248201527f5045524d3a207a65726f206164647265737300000000000000000000000000006044820152fd5b916001600160a01b03831691825f5260036020528160405f205410611271577fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9161124f8261122b6001600160a01b0361126c951697611214891515611168565b6001600160a01b03165f52600360205260405f2090565b611236848254610e30565b90556001600160a01b03165f52600360205260405f2090565b61125a8282546110f0565b90556040519081529081906020820190565b0390a3565b606460405162461bcd60e51b815260206004820152601760248201527f5045524d3a2062616c616e636520746f6f20736d616c6c0000000000000000006044820152fd' as const
export const demoWrappedAbi = [
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
    "name": "Deposit",
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
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Withdrawal",
    "type": "event"
  },
  {
    "stateMutability": "payable",
    "type": "fallback"
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
    "name": "deposit",
    "outputs": [],
    "stateMutability": "payable",
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
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "withdraw",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "stateMutability": "payable",
    "type": "receive"
  }
] as const
export const demoWrappedBytecode = '0x608080604052346015576105d5908161001a8239f35b5f80fdfe60806040526004361015610026575b361561001e5761001c61058f565b005b61001c61058f565b5f3560e01c806306fdde031461036b578063095ea7b3146102f357806318160ddd146102d857806323b872dd146102a95780632e1a7d4d14610212578063313ce567146101f757806370a08231146101c057806395d89b4114610140578063a9059cbb1461010e578063d0e30db0146100fb5763dd62ed3e0361000e57346100f75760403660031901126100f7576100bc6103f9565b6001600160a01b036100cc61040f565b91165f5260016020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b5f80fd5b5f3660031901126100f75761001c61058f565b346100f75760403660031901126100f757602061013661012c6103f9565b6024359033610453565b6040519015158152f35b346100f7575f3660031901126100f757604051604081019080821067ffffffffffffffff8311176101ac576101a891604052600481527f57455448000000000000000000000000000000000000000000000000000000006020820152604051918291826103cf565b0390f35b634e487b7160e01b5f52604160045260245ffd5b346100f75760203660031901126100f7576001600160a01b036101e16103f9565b165f525f602052602060405f2054604051908152f35b346100f7575f3660031901126100f757602060405160128152f35b346100f75760203660031901126100f757600435335f525f6020528060405f2054106100f757335f525f60205260405f2061024e828254610425565b9055805f81156102a0575b5f80809381933390f115610295576040519081527f7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b6560203392a2005b6040513d5f823e3d90fd5b506108fc610259565b346100f75760603660031901126100f75760206101366102c76103f9565b6102cf61040f565b60443591610453565b346100f7575f3660031901126100f757602047604051908152f35b346100f75760403660031901126100f75761030c6103f9565b6001600160a01b0360243591335f52600160205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3602060405160018152f35b346100f7575f3660031901126100f757604051604081019080821067ffffffffffffffff8311176101ac576101a891604052600d81527f57726170706564204574686572000000000000000000000000000000000000006020820152604051918291825b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b03821682036100f757565b602435906001600160a01b03821682036100f757565b9190820391821161043257565b634e487b7160e01b5f52601160045260245ffd5b9190820180921161043257565b6001600160a01b031690815f525f6020528260405f2054106100f7573382141580610564575b6104e6575b60206001600160a01b037fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef92845f525f835260405f206104bf878254610425565b90551693845f525f825260405f206104d8828254610446565b9055604051908152a3600190565b815f52600160205260405f206001600160a01b0333165f526020528260405f2054106100f75760206001600160a01b037fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef92845f526001835260405f208233165f52835260405f20610559878254610425565b90559250505061047e565b50815f52600160205260405f206001600160a01b0333165f5260205260405f205f1990541415610479565b335f525f60205260405f206105a5348254610446565b90556040513481527fe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c60203392a256' as const
export const demoStateGasVotesAbi = [
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "extraGas_",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
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
export const demoStateGasVotesBytecode = '0x60a034605757601f6105f438819003918201601f19168301916001600160401b03831184841017605b578084926020946040528339810103126057575160805260405161058490816100708239608051816104a70152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c8063095ea7b31461022457806323b872dd146101c2578063313ce567146101a757806340c10f191461012557806370a08231146100ef578063a9059cbb146100be5763dd62ed3e14610066575f80fd5b346100ba5760403660031901126100ba5761007f61029c565b6001600160a01b0361008f6102b2565b91165f5260016020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b5f80fd5b346100ba5760403660031901126100ba576100e46100da61029c565b60243590336102f6565b602060405160018152f35b346100ba5760203660031901126100ba5761011061010b61029c565b6103f0565b5f525f602052602060405f2054604051908152f35b346100ba5760403660031901126100ba5761013e61029c565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206001600160a01b036024359461019c61017a826103f0565b610183836103f0565b87528685526101968860408920546102e9565b90610486565b6040519586521693a3005b346100ba575f3660031901126100ba57602060405160128152f35b346100ba5760603660031901126100ba576100e46101de61029c565b6101e66102b2565b604435916001600160a01b0381165f52600160205260405f206001600160a01b0333165f5260205260405f2061021d8482546102c8565b90556102f6565b346100ba5760403660031901126100ba5761023d61029c565b6001600160a01b0360243591335f52600160205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3602060405160018152f35b600435906001600160a01b03821682036100ba57565b602435906001600160a01b03821682036100ba57565b919082039182116102d557565b634e487b7160e01b5f52601160045260245ffd5b919082018092116102d557565b919060206001600160a01b03807fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9361034d610331886103f0565b61033a896103f0565b5f525f86526101968860405f20546102c8565b610375610359826103f0565b610362836103f0565b5f525f86526101968860405f20546102e9565b61037e876103f0565b5f525f845261039160405f2054886104ed565b61039a816103f0565b5f525f84526103ad60405f2054826104ed565b60405195865216941692a3565b90601f8019910116810190811067ffffffffffffffff8211176103dc57604052565b634e487b7160e01b5f52604160045260245ffd5b6040516001600160a01b0360208201927f62616c616e6365000000000000000000000000000000000000000000000000008452166040820152604081526104386060826103ba565b51902090565b6040516001600160a01b0360208201927f636865636b706f696e74730000000000000000000000000000000000000000008452166040820152604081526104386060826103ba565b811515806104da575b6104a1575b5f525f60205260405f2055565b6104cc5a7f0000000000000000000000000000000000000000000000000000000000000000906102c8565b5b805a116104cd5750610494565b50805f525f60205260405f20541561048f565b61056d906104fa8161043e565b5f525f60205261056860405f20549360405160208101907f636865636b706f696e740000000000000000000000000000000000000000000082526001600160a01b0385166040820152866060820152606081526105586080826103ba565b51902090439060301b1790610486565b61043e565b90600181018091116102d55761058291610486565b56' as const
export const demoStateGasDividendsAbi = [
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "extraGas_",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
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
export const demoStateGasDividendsBytecode = '0x60a034605757601f61062838819003918201601f19168301916001600160401b03831184841017605b57808492602094604052833981010312605757516080526040516105b890816100708239608051816105720152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c8063095ea7b31461022457806323b872dd146101c2578063313ce567146101a757806340c10f191461012557806370a08231146100ef578063a9059cbb146100be5763dd62ed3e14610066575f80fd5b346100ba5760403660031901126100ba5761007f61029c565b6001600160a01b0361008f6102b2565b91165f5260016020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b5f80fd5b346100ba5760403660031901126100ba576100e46100da61029c565b60243590336102f6565b602060405160018152f35b346100ba5760203660031901126100ba5761011061010b61029c565b610503565b5f525f602052602060405f2054604051908152f35b346100ba5760403660031901126100ba5761013e61029c565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206001600160a01b036024359461019c61017a82610503565b61018383610503565b87528685526101968860408920546102e9565b90610551565b6040519586521693a3005b346100ba575f3660031901126100ba57602060405160128152f35b346100ba5760603660031901126100ba576100e46101de61029c565b6101e66102b2565b604435916001600160a01b0381165f52600160205260405f206001600160a01b0333165f5260205260405f2061021d8482546102c8565b90556102f6565b346100ba5760403660031901126100ba5761023d61029c565b6001600160a01b0360243591335f52600160205260405f208282165f526020528260405f205560405192835216907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3602060405160018152f35b600435906001600160a01b03821682036100ba57565b602435906001600160a01b03821682036100ba57565b919082039182116102d557565b634e487b7160e01b5f52601160045260245ffd5b919082018092116102d557565b91909261032261030584610503565b61030e85610503565b5f525f6020526101968460405f20546102c8565b61034b61032e85610503565b61033786610503565b5f525f6020526101968460405f20546102e9565b610390604051936001600160a01b0360208601916931b7b93932b1ba34b7b760b11b83521694856040820152604081526103866060826104e1565b5190204390610551565b604051906080820182811067ffffffffffffffff8211176104cd576040949394526931b7b93932b1ba34b7b760b11b82527f736861726500000000000000000000000000000000000000000000000000000060208301527f696e64657800000000000000000000000000000000000000000000000000000060408301527f636c61696d65642061740000000000000000000000000000000000000000000060608301525f926001600160a01b038616935b6004811015610499576001906104938160051b86015160405160208101918252886040820152604081526104766060826104e1565b5190206104828a610503565b5f525f60205260405f205490610551565b01610441565b50929360209195507fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9250604051908152a3565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff8211176104cd57604052565b6040516001600160a01b0360208201927f62616c616e63650000000000000000000000000000000000000000000000000084521660408201526040815261054b6060826104e1565b51902090565b811515806105a5575b61056c575b5f525f60205260405f2055565b6105975a7f0000000000000000000000000000000000000000000000000000000000000000906102c8565b5b805a11610598575061055f565b50805f525f60205260405f20541561055a56' as const
export const demoStateGasNftAbi = [
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "extraGas_",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
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
export const demoStateGasNftBytecode = '0x60a034605757601f61073a38819003918201601f19168301916001600160401b03831184841017605b57808492602094604052833981010312605757516080526040516106ca90816100708239608051816106010152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a7146103c357508063156e29f61461032157806323b872dd146101b45780636352211e1461018157806370a082311461014b578063a22cb465146100c65763e985e9c514610069575f80fd5b346100c25760403660031901126100c257610082610461565b6001600160a01b03610092610477565b91165f5260026020526001600160a01b0360405f2091165f52602052602060ff60405f2054166040519015158152f35b5f80fd5b346100c25760403660031901126100c2576100df610461565b602435908115158092036100c2576001600160a01b0390335f52600260205260405f208282165f5260205260405f2060ff1981541660ff851617905560405192835216907f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b346100c25760203660031901126100c25761016c610167610461565b61054d565b5f525f602052602060405f2054604051908152f35b346100c25760203660031901126100c2576004355f52600160205260206001600160a01b0360405f205416604051908152f35b346100c25760603660031901126100c2576101cd610461565b6101d5610477565b60443591825f5260016020526001600160a01b0360405f205416916001600160a01b038216809314806102ef575b156100c2576102118261054d565b9161021b8161054d565b5f525f60205260405f2054905f1982019182116102db57610247610296926001600160a01b03956105e3565b855f52600160205260405f2084841673ffffffffffffffffffffffffffffffffffffffff1982541617905561027c868461048d565b6102858161054d565b5f525f60205260405f20549061064a565b61029f8161054d565b5f525f6020526102b360405f20548261064a565b16907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef5f80a4005b634e487b7160e01b5f52601160045260245ffd5b50823314806102035750825f52600260205260405f206001600160a01b0333165f5260205260ff60405f205416610203565b346100c25760603660031901126100c25761033a610461565b6024356001600160a01b038216916044358201808311925b836102db57818110156103c157806001915f528160205260405f208673ffffffffffffffffffffffffffffffffffffffff19825416179055610394818561048d565b80865f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8180a401610352565b005b346100c25760203660031901126100c257600435907fffffffff0000000000000000000000000000000000000000000000000000000082168092036100c257817f01ffc9a70000000000000000000000000000000000000000000000000000000060209314908115610437575b5015158152f35b7f80ac58cd0000000000000000000000000000000000000000000000000000000091501483610430565b600435906001600160a01b03821682036100c257565b602435906001600160a01b03821682036100c257565b6105009061049a8161054d565b5f525f60205261016760405f20549360405160208101907f6f776e656400000000000000000000000000000000000000000000000000000082526001600160a01b0385166040820152866060820152606081526104f8608082610517565b5190206105e3565b90600181018091116102db57610515916105e3565b565b90601f8019910116810190811067ffffffffffffffff82111761053957604052565b634e487b7160e01b5f52604160045260245ffd5b6040516001600160a01b0360208201927f62616c616e636500000000000000000000000000000000000000000000000000845216604082015260408152610595606082610517565b51902090565b6040516001600160a01b0360208201927f636865636b706f696e7473000000000000000000000000000000000000000000845216604082015260408152610595606082610517565b81151580610637575b6105fe575b5f525f60205260405f2055565b5a7f000000000000000000000000000000000000000000000000000000000000000081039081116102db575b805a1161062a57506105f1565b50805f525f60205260405f2054156105ec565b610500906106578161059b565b5f525f6020526106c560405f20549360405160208101907f636865636b706f696e740000000000000000000000000000000000000000000082526001600160a01b0385166040820152866060820152606081526106b5608082610517565b51902090439060301b17906105e3565b61059b56' as const
export const demoStateGasAccountAbi = [
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "extraGas_",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "stateMutability": "payable",
    "type": "receive"
  }
] as const
export const demoStateGasAccountBytecode = '0x60a034605557601f61015638819003918201601f19168301916001600160401b038311848410176059578084926020946040528339810103126055575160805260405160e8908161006e823960805181607b0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60803615600a575f80fd5b60208101907f62616c616e6365000000000000000000000000000000000000000000000000008252326040820152436060820152606081526080810181811067ffffffffffffffff82111760d4576040525190203415158060c2575b6078575b5f525f6020523460405f2055005b5a7f0000000000000000000000000000000000000000000000000000000000000000810390811160ae575b805a1160a35750606a565b634e487b7160e01b5f52601160045260245ffd5b50805f525f60205260405f2054156066565b634e487b7160e01b5f52604160045260245ffd' as const
