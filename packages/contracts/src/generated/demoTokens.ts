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
export const demoTokenBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f4d6572696469616e0000000000000000000000000000000000000000000000105f5560015461004c906100fd565b601f8111610072575b6008634d45524960e01b016001556040516106a390816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600881111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde031461047a578063095ea7b31461040157806318160ddd146103e457806323b872dd146102f7578063313ce567146102dc57806340c10f191461026257806370a082311461022a57806395d89b411461010c578063a9059cbb146100db5763dd62ed3e14610087575f80fd5b346100d75760403660031901126100d7576100a0610576565b6100a861058c565b6001600160a01b039182165f908152600460209081526040808320949093168252928352819020549051908152f35b5f80fd5b346100d75760403660031901126100d7576101016100f7610576565b60243590336105af565b602060405160018152f35b346100d7575f3660031901126100d7576040515f6001548060011c90600181168015610220575b60208310811461020c578285529081156101f0575060011461019a575b50819003601f01601f191681019067ffffffffffffffff8211818310176101865760408290528190610182908261054c565b0390f35b634e487b7160e01b5f52604160045260245ffd5b60015f9081529091507fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf65b8282106101da57506020915082010182610150565b60018160209254838588010152019101906101c5565b90506020925060ff191682840152151560051b82010182610150565b634e487b7160e01b5f52602260045260245ffd5b91607f1691610133565b346100d75760203660031901126100d7576001600160a01b0361024b610576565b165f526003602052602060405f2054604051908152f35b346100d75760403660031901126100d75761027b610576565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef6020602435936102af856002546105a2565b60025560018060a01b03169384845260038252604084206102d18282546105a2565b9055604051908152a3005b346100d7575f3660031901126100d757602060405160128152f35b346100d75760603660031901126100d757610310610576565b61031861058c565b6001600160a01b0382165f818152600460209081526040808320338452909152902054909260443592918381106103a3576001810161035d575b5061010193506105af565b83810390811161038f57610101945f52600460205260405f2060018060a01b0333165f5260205260405f205584610352565b634e487b7160e01b5f52601160045260245ffd5b60405162461bcd60e51b8152602060048201526019602482015278135154924e88185b1b1bddd85b98d9481d1bdbc81cdb585b1b603a1b6044820152606490fd5b346100d7575f3660031901126100d7576020600254604051908152f35b346100d75760403660031901126100d75761041a610576565b335f8181526004602090815260408083206001600160a01b03909516808452948252918290206024359081905591519182527f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92591a3602060405160018152f35b346100d7575f3660031901126100d7576040515f5f548060011c90600181168015610542575b60208310811461020c578285529081156101f057506001146104ee5750819003601f01601f191681019067ffffffffffffffff8211818310176101865760408290528190610182908261054c565b5f8080529091507f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b82821061052c57506020915082010182610150565b6001816020925483858801015201910190610517565b91607f16916104a0565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b03821682036100d757565b602435906001600160a01b03821682036100d757565b9190820180921161038f57565b60018060a01b031690815f5260036020528260405f205410610664576001600160a01b031691821561062a5760207fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91835f526003825260405f20818154039055845f526003825260405f20818154019055604051908152a3565b60405162461bcd60e51b81526020600482015260126024820152714d4552493a207a65726f206164647265737360701b6044820152606490fd5b60405162461bcd60e51b8152602060048201526017602482015276135154924e8818985b185b98d9481d1bdbc81cdb585b1b604a1b6044820152606490fd' as const
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
export const demoUsdBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f44656d6f20646f6c6c61720000000000000000000000000000000000000000165f5560015461004c906100fd565b601f8111610072575b600863111554d160e21b0160015560405161074090816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600b81111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde0314610504578063095ea7b31461040957806318160ddd146103ec57806323b872dd1461038c578063313ce5671461037157806340c10f19146102f75780635cd8c072146102ac57806370a082311461027457806395d89b4114610156578063a9059cbb1461012e578063dd62ed3e146100de5763e47d60601461009d575f80fd5b346100da5760203660031901126100da576001600160a01b036100be610600565b165f526005602052602060ff60405f2054166040519015158152f35b5f80fd5b346100da5760403660031901126100da576100f7610600565b6100ff610616565b6001600160a01b039182165f908152600460209081526040808320949093168252928352819020549051908152f35b346100da5760403660031901126100da5761015461014a610600565b602435903361065a565b005b346100da575f3660031901126100da576040515f6001548060011c9060018116801561026a575b6020831081146102565782855290811561023a57506001146101e4575b50819003601f01601f191681019067ffffffffffffffff8211818310176101d057604082905281906101cc90826105d6565b0390f35b634e487b7160e01b5f52604160045260245ffd5b60015f9081529091507fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf65b8282106102245750602091508201018261019a565b600181602092548385880101520191019061020f565b90506020925060ff191682840152151560051b8201018261019a565b634e487b7160e01b5f52602260045260245ffd5b91607f169161017d565b346100da5760203660031901126100da576001600160a01b03610295610600565b165f526003602052602060405f2054604051908152f35b346100da5760403660031901126100da576102c5610600565b602435908115158092036100da5760018060a01b03165f52600560205260405f209060ff801983541691161790555f80f35b346100da5760403660031901126100da57610310610600565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef6020602435936103448560025461064d565b60025560018060a01b031693848452600382526040842061036682825461064d565b9055604051908152a3005b346100da575f3660031901126100da57602060405160068152f35b346100da5760603660031901126100da576101546103a8610600565b6103b0610616565b6001600160a01b0382165f908152600460209081526040808320338452909152902080546044359391906103e590859061062c565b905561065a565b346100da575f3660031901126100da576020600254604051908152f35b346100da5760403660031901126100da57610422610600565b60243590811580156104de575b1561048b57335f52600460205260405f2060018060a01b0382165f526020528160405f205560405191825260018060a01b0316907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560203392a3005b60405162461bcd60e51b815260206004820152602560248201527f445553443a207365742074686520616c6c6f77616e636520746f207a65726f20604482015264199a5c9cdd60da1b6064820152608490fd5b50335f52600460205260405f2060018060a01b0382165f5260205260405f20541561042f565b346100da575f3660031901126100da576040515f5f548060011c906001811680156105cc575b6020831081146102565782855290811561023a57506001146105785750819003601f01601f191681019067ffffffffffffffff8211818310176101d057604082905281906101cc90826105d6565b5f8080529091507f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b8282106105b65750602091508201018261019a565b60018160209254838588010152019101906105a1565b91607f169161052a565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b03821682036100da57565b602435906001600160a01b03821682036100da57565b9190820391821161063957565b634e487b7160e01b5f52601160045260245ffd5b9190820180921161063957565b6001600160a01b03165f8181526005602052604090205490919060ff16158061071e575b156106e95760207fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91835f526003825260405f206106bd86825461062c565b905560018060a01b031693845f526003825260405f206106de82825461064d565b9055604051908152a3565b60405162461bcd60e51b815260206004820152600d60248201526c111554d10e88189b1bd8dad959609a1b6044820152606490fd5b506001600160a01b0381165f9081526005602052604090205460ff161561067e56' as const
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
export const demoPointsBytecode = '0x6080806040523460155761047b908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c806306fdde0314610333578063095ea7b3146102ba57806318160ddd1461029e57806323b872dd14610240578063313ce5671461022557806340c10f19146101ad57806370a082311461017557806395d89b411461010d578063a9059cbb146100db5763dd62ed3e14610087575f80fd5b346100d75760403660031901126100d7576100a06103af565b6100a86103c5565b6001600160a01b039182165f908152600260209081526040808320949093168252928352819020549051908152f35b5f80fd5b346100d75760403660031901126100d75760206101036100f96103af565b6024359033610409565b6040519015158152f35b346100d7575f3660031901126100d757604051604081019080821067ffffffffffffffff8311176101615761015d9160405260058152641413d2539560da1b602082015260405191829182610385565b0390f35b634e487b7160e01b5f52604160045260245ffd5b346100d75760203660031901126100d7576001600160a01b036101966103af565b165f526001602052602060405f2054604051908152f35b346100d75760403660031901126100d7576101c66103af565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef6020602435936101f98585546103fc565b845560018060a01b031693848452600182526040842061021a8282546103fc565b9055604051908152a3005b346100d7575f3660031901126100d757602060405160068152f35b346100d75760603660031901126100d757602061010361025e6103af565b6102666103c5565b6001600160a01b0382165f9081526002855260408082203383528652902080546044359391906102979085906103db565b9055610409565b346100d7575f3660031901126100d75760205f54604051908152f35b346100d75760403660031901126100d7576102d36103af565b335f8181526002602090815260408083206001600160a01b03909516808452948252918290206024359081905591519182527f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92591a3602060405160018152f35b346100d7575f3660031901126100d757604051604081019080821067ffffffffffffffff8311176101615761015d91604052600b81526a44656d6f20706f696e747360a81b6020820152604051918291825b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b03821682036100d757565b602435906001600160a01b03821682036100d757565b919082039182116103e857565b634e487b7160e01b5f52601160045260245ffd5b919082018092116103e857565b60207fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9160018060a01b031692835f526001825260405f2061044c8682546103db565b905560018060a01b031693845f526001825260405f2061046d8282546103fc565b9055604051908152a360019056' as const
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
export const demoNftBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f4d6572696469616e20706173736573000000000000000000000000000000001e5f5560015461004c906100fd565b601f8111610072575b6008635041535360e01b01600155604051610bba90816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600f81111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a7146107405750806306fdde0314610688578063081812fc14610656578063095ea7b31461056b578063156e29f61461045d57806318160ddd1461044057806323b872dd1461042957806342842e0e146104005780636352211e146103d057806370a082311461039857806395d89b4114610290578063a22cb46514610207578063b88d4fde14610159578063c87b56dd1461011c5763e985e9c5146100c1575f80fd5b34610118576040366003190112610118576100da6107f1565b6100e2610807565b9060018060a01b03165f52600660205260405f209060018060a01b03165f52602052602060ff60405f2054166040519015158152f35b5f80fd5b346101185760203660031901126101185761015560405161013e6020826107ab565b5f81526040519182916020835260208301906107cd565b0390f35b34610118576080366003190112610118576101726107f1565b61017a610807565b6064359167ffffffffffffffff831161011857366023840112156101185782600401359167ffffffffffffffff83116101f357604051926101c5601f8201601f1916602001856107ab565b8084523660248287010111610118576020815f9260246101f19801838801378501015260443591610a99565b005b634e487b7160e01b5f52604160045260245ffd5b34610118576040366003190112610118576102206107f1565b6024359081151580920361011857335f52600660205260405f2060018060a01b0382165f5260205260405f2060ff1981541660ff841617905560405191825260018060a01b0316907f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b34610118575f366003190112610118576040515f6001548060011c9060018116801561038e575b60208310811461037a5782855290811561035657506001146102f8575b610155836102e4818503826107ab565b6040519182916020835260208301906107cd565b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b80821061033c575090915081016020016102e46102d4565b919260018160209254838588010152019101909291610324565b60ff191660208086019190915291151560051b840190910191506102e490506102d4565b634e487b7160e01b5f52602260045260245ffd5b91607f16916102b7565b34610118576020366003190112610118576001600160a01b036103b96107f1565b165f526004602052602060405f2054604051908152f35b346101185760203660031901126101185760206103ee600435610a41565b6040516001600160a01b039091168152f35b34610118576101f16104113661081d565b90604051926104216020856107ab565b5f8452610a99565b34610118576101f161043a3661081d565b91610878565b34610118575f366003190112610118576020600254604051908152f35b34610118576060366003190112610118576104766107f1565b6001600160a01b0316602435604435815b6104918284610857565b811015610540575f818152600360205260409020546001600160a01b03166105045781600182610491935f52600360205260405f2087838060a01b031982541617905580875f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8180a401915050610487565b60405162461bcd60e51b8152602060048201526014602482015273504153533a206d696e74656420616c726561647960601b6044820152606490fd5b508261054e82600254610857565b6002555f52600460205261056760405f20918254610857565b9055005b34610118576040366003190112610118576105846107f1565b602435906001600160a01b0361059983610a41565b16908133148015610634575b156105fd575f83815260056020526040812080546001600160a01b0319166001600160a01b039390931692831790559091907f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9259080a4005b60405162461bcd60e51b815260206004820152600f60248201526e504153533a206e6f7420796f75727360881b6044820152606490fd5b505f82815260066020908152604080832033845290915290205460ff166105a5565b34610118576020366003190112610118576004355f526005602052602060018060a01b0360405f205416604051908152f35b34610118575f366003190112610118576040515f5f548060011c90600181168015610736575b60208310811461037a5782855290811561035657506001146106da57610155836102e4818503826107ab565b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b80821061071c575090915081016020016102e46102d4565b919260018160209254838588010152019101909291610704565b91607f16916106ae565b34610118576020366003190112610118576004359063ffffffff60e01b8216809203610118576020916301ffc9a760e01b811490811561079a575b8115610789575b5015158152f35b635b5e139f60e01b14905083610782565b6380ac58cd60e01b8114915061077b565b90601f8019910116810190811067ffffffffffffffff8211176101f357604052565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b038216820361011857565b602435906001600160a01b038216820361011857565b6060906003190112610118576004356001600160a01b038116810361011857906024356001600160a01b0381168103610118579060443590565b9190820180921161086457565b634e487b7160e01b5f52601160045260245ffd5b9061088283610a41565b6001600160a01b039283169216829003610a06576001600160a01b03169081156109cc5780331480156109aa575b801561098b575b15610951575f83815260056020908152604080832080546001600160a01b03191690558383526004909152902080545f198101919082116108645755815f52600460205260405f208054906001820180921161086457555f83815260036020526040812080546001600160a01b031916841790557fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9080a4565b60405162461bcd60e51b8152602060048201526012602482015271141054d4ce881b9bdd08185c1c1c9bdd995960721b6044820152606490fd5b505f838152600560205260409020546001600160a01b031633146108b7565b505f81815260066020908152604080832033845290915290205460ff166108b0565b60405162461bcd60e51b8152602060048201526012602482015271504153533a207a65726f206164647265737360701b6044820152606490fd5b60405162461bcd60e51b81526020600482015260136024820152722820a9a99d103737ba103a34329037bbb732b960691b6044820152606490fd5b5f908152600360205260409020546001600160a01b0316908115610a6157565b60405162461bcd60e51b815260206004820152601060248201526f141054d4ce881b9bc81cdd58da081a5960821b6044820152606490fd5b919290610aa7848285610878565b803b15610bb457610af3935f60209460405196879586948593630a85bd0160e11b855233600486015260018060a01b0316602485015260448401526080606484015260848301906107cd565b03926001600160a01b03165af1908115610ba9575f91610b66575b506001600160e01b03191663757a42ff60e11b01610b2857565b60405162461bcd60e51b8152602060048201526016602482015275141054d4ce881c9958d95a5d995c881c99599d5cd95960521b6044820152606490fd5b90506020813d602011610ba1575b81610b81602093836107ab565b8101031261011857516001600160e01b031981168103610118575f610b0e565b3d9150610b74565b6040513d5f823e3d90fd5b5050505056' as const
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
export const demoItemsBytecode = '0x6080604052346100f9576100135f546100fd565b601f81116100a7575b507f4d6572696469616e206974656d7300000000000000000000000000000000001c5f5560015461004c906100fd565b601f8111610072575b6008634954454d60e01b016001556040516109ec90816101368239f35b60048111156100555760015f52601f60205f20910160051c5f5b81811061009a575050610055565b5f8382015560010161008c565b600e81111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100ec57505061001c565b5f838201556001016100de565b5f80fd5b90600182811c9216801561012b575b602083101461011757565b634e487b7160e01b5f52602260045260245ffd5b91607f169161010c56fe6080806040526004361015610012575f80fd5b5f3560e01c908162fdd58e146106645750806301ffc9a7146105f657806306fdde031461053e5780630e89341c146104e9578063156e29f6146104695780634e1273f4146102e657806395d89b41146101e2578063a22cb46514610159578063e985e9c5146101025763f242432a14610089575f80fd5b346100fe5760a03660031901126100fe576100a26106a3565b6100aa6106b9565b608435916001600160401b0383116100fe57366023840112156100fe578260040135916001600160401b0383116100fe5736602484860101116100fe5760246100fc9401916064359160443591610792565b005b5f80fd5b346100fe5760403660031901126100fe5761011b6106a3565b6101236106b9565b9060018060a01b03165f52600360205260405f209060018060a01b03165f52602052602060ff60405f2054166040519015158152f35b346100fe5760403660031901126100fe576101726106a3565b602435908115158092036100fe57335f52600360205260405f2060018060a01b0382165f5260205260405f2060ff1981541660ff841617905560405191825260018060a01b0316907f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b346100fe575f3660031901126100fe576040515f6001548060011c906001811680156102dc575b6020831081146102c8578285529081156102a45750600114610246575b61024283610236818503826106cf565b604051918291826106f0565b0390f35b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b80821061028a57509091508101602001610236610226565b919260018160209254838588010152019101909291610272565b60ff191660208086019190915291151560051b840190910191506102369050610226565b634e487b7160e01b5f52602260045260245ffd5b91607f1691610209565b346100fe5760403660031901126100fe576004356001600160401b0381116100fe5761031690369060040161071a565b6024356001600160401b0381116100fe5761033590369060040161071a565b929083830361042d576103478361076b565b9361035560405195866106cf565b8385526103618461076b565b602086019490601f19013686375f5b8181106103bb578587604051918291602083019060208452518091526040830191905f5b8181106103a2575050500390f35b8251845285945060209384019390920191600101610394565b6103c6818387610782565b356001600160a01b038116908190036100fe576103e4828587610782565b35905f52600260205260405f20905f5260205260405f20549087518110156104195760019160208260051b8a01015201610370565b634e487b7160e01b5f52603260045260245ffd5b60405162461bcd60e51b815260206004820152601460248201527324aa22a69d103632b733ba3439903234b33332b960611b6044820152606490fd5b346100fe5760603660031901126100fe576104826106a3565b5f6024356044359260018060a01b031692838352600260205260408320828452602052604083206104b482825461074a565b905560405191825260208201527fc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f6260403392a4005b346100fe5760203660031901126100fe5760405160208101908082106001600160401b0383111761052a57610242916040525f8152604051918291826106f0565b634e487b7160e01b5f52604160045260245ffd5b346100fe575f3660031901126100fe576040515f5f548060011c906001811680156105ec575b6020831081146102c8578285529081156102a457506001146105905761024283610236818503826106cf565b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b8082106105d257509091508101602001610236610226565b9192600181602092548385880101520191019092916105ba565b91607f1691610564565b346100fe5760203660031901126100fe5760043563ffffffff60e01b81168091036100fe576020906301ffc9a760e01b8114908115610653575b8115610642575b506040519015158152f35b6303a24d0760e21b14905082610637565b636cdb3d1360e11b81149150610630565b346100fe5760403660031901126100fe576020906001600160a01b036106886106a3565b165f526002825260405f206024355f52825260405f20548152f35b600435906001600160a01b03821682036100fe57565b602435906001600160a01b03821682036100fe57565b90601f801991011681019081106001600160401b0382111761052a57604052565b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b9181601f840112156100fe578235916001600160401b0383116100fe576020808501948460051b0101116100fe57565b9190820180921161075757565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b03811161052a5760051b60200190565b91908110156104195760051b0190565b9394939091906001600160a01b031633811480156109ca575b15610990576001600160a01b03831692831561095657815f52600260205260405f20835f5260205260405f208054908682039182116107575755835f52600260205260405f20835f5260205260405f2061080686825461074a565b905583826040518581528760208201527fc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f6260403392a43b1561094e5760c45f9186602097604051998a988997889563f23a6e6160e01b875233600488015260248701526044860152606485015260a060848501528160a4850152848401378181018301849052601f01601f191681010301925af1908115610943575f91610900575b506001600160e01b031916630dc5919f60e01b016108c257565b60405162461bcd60e51b8152602060048201526016602482015275125511534e881c9958d95a5d995c881c99599d5cd95960521b6044820152606490fd5b90506020813d60201161093b575b8161091b602093836106cf565b810103126100fe57516001600160e01b0319811681036100fe575f6108a8565b3d915061090e565b6040513d5f823e3d90fd5b505050505050565b60405162461bcd60e51b81526020600482015260126024820152714954454d3a207a65726f206164647265737360701b6044820152606490fd5b60405162461bcd60e51b8152602060048201526012602482015271125511534e881b9bdd08185c1c1c9bdd995960721b6044820152606490fd5b505f81815260036020908152604080832033845290915290205460ff166107ab56' as const
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
export const demoHabitsBytecode = '0x6080604052346100e6576100135f546100ea565b601f8111610094575b50600c6548616269747360d01b015f55600154610038906100ea565b601f811161005f575b600a64121050925560da1b016001556040516109b690816101238239f35b60058111156100415760015f52601f60205f20910160051c5f5b818110610087575050610041565b5f83820155600101610079565b600681111561001c575f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e56391601f0160051c905b8181106100d957505061001c565b5f838201556001016100cb565b5f80fd5b90600182811c92168015610118575b602083101461010457565b634e487b7160e01b5f52602260045260245ffd5b91607f16916100f956fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde0314610627578063095ea7b3146105ae57806316c38b3c1461057e57806318160ddd1461056157806323b872dd1461049b578063313ce5671461048057806340c10f19146104065780634f6030a7146103c95780635c975abb146103a757806369fe0e2d1461038e57806370a0823114610356578063833e8db11461030d57806395d89b4114610209578063a9059cbb146101d8578063d01dd6d21461018d578063dd62ed3e1461013d578063ddca3f43146101205763fe575a87146100df575f80fd5b3461011c57602036600319011261011c576001600160a01b0361010061073f565b165f526007602052602060ff60405f2054166040519015158152f35b5f80fd5b3461011c575f36600319011261011c576020600354604051908152f35b3461011c57604036600319011261011c5761015661073f565b61015e610755565b6001600160a01b039182165f908152600660209081526040808320949093168252928352819020549051908152f35b3461011c57604036600319011261011c576101d66101a961073f565b6101b161076b565b9060018060a01b03165f52600760205260405f209060ff801983541691151516179055565b005b3461011c57604036600319011261011c576101fe6101f461073f565b60243590336107a8565b602060405160018152f35b3461011c575f36600319011261011c576040515f6001548060011c90600181168015610303575b6020831081146102ef578285529081156102cb575060011461026d575b6102698361025d818503826106df565b60405191829182610715565b0390f35b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b8082106102b15750909150810160200161025d61024d565b919260018160209254838588010152019101909291610299565b60ff191660208086019190915291151560051b8401909101915061025d905061024d565b634e487b7160e01b5f52602260045260245ffd5b91607f1691610230565b3461011c57604036600319011261011c576101d661032961073f565b61033161076b565b9060018060a01b03165f52600860205260405f209060ff801983541691151516179055565b3461011c57602036600319011261011c576001600160a01b0361037761073f565b165f526005602052602060405f2054604051908152f35b3461011c57602036600319011261011c57600435600355005b3461011c575f36600319011261011c57602060ff600454166040519015158152f35b3461011c57602036600319011261011c576001600160a01b036103ea61073f565b165f526008602052602060ff60405f2054166040519015158152f35b3461011c57604036600319011261011c5761041f61073f565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef6020602435936104538560025461079b565b60025560018060a01b031693848452600582526040842061047582825461079b565b9055604051908152a3005b3461011c575f36600319011261011c57602060405160128152f35b3461011c57606036600319011261011c576104b461073f565b6104bc610755565b6001600160a01b0382165f81815260066020908152604080832033845290915290205490926044359291831161051f576101fe935f52600660205260405f2060018060a01b0333165f5260205260405f2061051884825461077a565b90556107a8565b60405162461bcd60e51b815260206004820152601a60248201527912105092550e88185b1b1bddd85b98d9481d1bdbc81cdb585b1b60321b6044820152606490fd5b3461011c575f36600319011261011c576020600254604051908152f35b3461011c57602036600319011261011c5760043580151580910361011c5760ff8019600454169116176004555f80f35b3461011c57604036600319011261011c576105c761073f565b335f8181526006602090815260408083206001600160a01b03909516808452948252918290206024359081905591519182527f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92591a3602060405160018152f35b3461011c575f36600319011261011c576040515f5f548060011c906001811680156106d5575b6020831081146102ef578285529081156102cb5750600114610679576102698361025d818503826106df565b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b8082106106bb5750909150810160200161025d61024d565b9192600181602092548385880101520191019092916106a3565b91607f169161064d565b90601f8019910116810190811067ffffffffffffffff82111761070157604052565b634e487b7160e01b5f52604160045260245ffd5b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b038216820361011c57565b602435906001600160a01b038216820361011c57565b60243590811515820361011c57565b9190820391821161078757565b634e487b7160e01b5f52601160045260245ffd5b9190820180921161078757565b91909160ff600454166109a7576001600160a01b03165f8181526007602052604090205490919060ff161580610985575b1561094f57815f5260056020528060405f20541061090f576003548082029082820414821517156107875760649004825f52600560205260405f2061081f83825461077a565b905561082b818361077a565b9360018060a01b031693845f52600560205261084c60405f2091825461079b565b905561085a8160025461077a565b60025583837fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef602061088c858761077a565b604051908152a3835f52600860205260ff60405f2054166108ae575b50505050565b6108b79161077a565b823b1561011c5760445f928360405195869485936324a756d160e01b8552600485015260248401525af18015610904576108f4575b8080806108a8565b5f6108fe916106df565b5f6108ec565b6040513d5f823e3d90fd5b60405162461bcd60e51b815260206004820152601860248201527712105092550e8818985b185b98d9481d1bdbc81cdb585b1b60421b6044820152606490fd5b60405162461bcd60e51b815260206004820152600e60248201526d12105092550e88189b1bd8dad95960921b6044820152606490fd5b506001600160a01b0383165f9081526007602052604090205460ff16156107d9565b63d93c066560e01b5f5260045ffd' as const
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
export const demoPermitBytecode = '0x60a03461014a57601f61138b38819003918201601f19168301916001600160401b0383118484101761014e5780849260209460405283398101031261014a57516100495f54610162565b601f8111610115575b507f4d6572696469616e207065726d697473000000000000000000000000000000205f5560015461008290610162565b601f81116100df575b506008635045524d60e01b016001556080526040516111f0908161019b8239608051818181610470015281816105d20152818161063601528181610777015281816108bf01528181610bb00152610ebc0152f35b600481111561008b5760015f52601f60205f20910160051c905f5b82811061010857505061008b565b5f828201556001016100fa565b6010811115610052575f8052601f60205f20910160051c905f5b82811061013d575050610052565b5f8282015560010161012f565b5f80fd5b634e487b7160e01b5f52604160045260245ffd5b90600182811c92168015610190575b602083101461017c57565b634e487b7160e01b5f52602260045260245ffd5b91607f169161017156fe60806040526004361015610011575f80fd5b5f3560e01c806306fdde0314610134578063095ea7b31461012f57806318160ddd1461012a57806323b872dd1461012557806330adf81f14610120578063313ce5671461011b5780633644e5151461011657806340c10f191461011157806354fd4d501461010c5780635ee574131461010757806370a08231146101025780637ecebe00146100fd57806384b0196e146100f85780638fcbaf0c146100f357806395d89b41146100ee578063a9059cbb146100e9578063d505accf146100e45763dd62ed3e146100df575f80fd5b610d2b565b610b77565b610b46565b610aa1565b610872565b610765565b6106aa565b610672565b61061f565b6105be565b610539565b61051f565b610504565b61045e565b610378565b61035b565b6102e6565b6101df565b90600182811c92168015610167575b602083101461015357565b634e487b7160e01b5f52602260045260245ffd5b91607f1691610148565b90601f8019910116810190811067ffffffffffffffff82111761019357604052565b634e487b7160e01b5f52604160045260245ffd5b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b9060206101dc9281815201906101a7565b90565b346102b6575f3660031901126102b6576040515f5f546101fe81610139565b80845290600181169081156102925750600114610236575b6102328361022681850382610171565b604051918291826101cb565b0390f35b5f8080527f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563939250905b80821061027857509091508101602001610226610216565b919260018160209254838588010152019101909291610260565b60ff191660208086019190915291151560051b840190910191506102269050610216565b5f80fd5b600435906001600160a01b03821682036102b657565b602435906001600160a01b03821682036102b657565b346102b65760403660031901126102b6576102ff6102ba565b60243590335f526004602052816103298260405f209060018060a01b03165f5260205260405f2090565b556040519182526001600160a01b03169033905f5160206111d05f395f51905f5290602090a360405160018152602090f35b346102b6575f3660031901126102b6576020600254604051908152f35b346102b65760603660031901126102b6576103916102ba565b6103996102d0565b6001600160a01b0382165f90815260046020908152604080832033845290915290206044359190549282841061041d576103de9383600182016103ea575b50506110d0565b60405160018152602090f35b6103f391610d96565b6104153361040084610659565b9060018060a01b03165f5260205260405f2090565b555f836103d7565b60405162461bcd60e51b8152602060048201526019602482015278141154934e88185b1b1bddd85b98d9481d1bdbc81cdb585b1b603a1b6044820152606490fd5b346102b6575f3660031901126102b6577f00000000000000000000000000000000000000000000000000000000000000006001811480156104fa575b156102b6576004036104d25760207fea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb5b604051908152f35b60207f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c96104ca565b506004811461049a565b346102b6575f3660031901126102b657602060405160128152f35b346102b6575f3660031901126102b65760206104ca610eab565b346102b65760403660031901126102b6576105526102ba565b602435906002548281018091116105b95760025560018060a01b031690815f52600360205260405f208054908282018092116105b9575f927fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9260209255604051908152a3005b610d82565b346102b6575f3660031901126102b65760017f0000000000000000000000000000000000000000000000000000000000000000036102b657610232610601610e57565b601960f91b60208201526040519182916020835260208301906101a7565b346102b6575f3660031901126102b65760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b6001600160a01b03165f90815260046020526040902090565b346102b65760203660031901126102b6576001600160a01b036106936102ba565b165f526003602052602060405f2054604051908152f35b346102b65760203660031901126102b6576001600160a01b036106cb6102ba565b165f526005602052602060405f2054604051908152f35b92939161070461071292600f60f81b865260e0602087015260e08601906101a7565b9084820360408601526101a7565b92606083015260018060a01b031660808201525f60a082015260c0818303910152602080835192838152019201905f5b81811061074f5750505090565b8251845260209384019390920191600101610742565b346102b6575f3660031901126102b6577f00000000000000000000000000000000000000000000000000000000000000006102b65760405160206107a98183610171565b5f8252601f198101368284013760405190815f5f546107c781610139565b80845290600181169081156108445750600114610808575b506107ec92500382610171565b6102326107f7610e96565b9260405193849330914691866106e2565b5f808052848120949250905b80821061082a57506107ec93508201015f6107df565b845482870184015260019094019385935090820190610814565b60ff191684860152506107ec9390151560051b83010190505f6107df565b6084359060ff821682036102b657565b346102b6576101003660031901126102b65761088c6102ba565b6108946102d0565b60843560443560643582151583036102b65760a43560ff811681036102b65760e4359060c4356003197f0000000000000000000000000000000000000000000000000000000000000000016102b657604080517fea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb60208281019182526001600160a01b03808d1694840194909452928a1660608301526080820188905260a082019690965287151560c082015290945f946109c5929091906109638160e081015b03601f198101835282610171565b51902061095561099b610974610eab565b926040519283918b83019586909160429261190160f01b8352600283015260228201520190565b51902092604051948594859094939260ff6060936080840197845216602083015260408201520152565b838052039060015afa15610a9c575f516109fc916001600160a01b03909116801515919082610a89575b5081610a5c575b50611044565b15610a56575f195b610a118261040085610659565b555f5160206111d05f395f51905f52610a51610a308361040086610659565b546040519081526001600160a01b0393841694909316929081906020820190565b0390a3005b5f610a04565b6001600160a01b0386165f90815260056020526040902080549250610a8083611036565b9055145f6109f6565b6001600160a01b0387161491505f6109ef565b61102b565b346102b6575f3660031901126102b6576040515f600154610ac181610139565b80845290600181169081156102925750600114610ae8576102328361022681850382610171565b60015f9081527fb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6939250905b808210610b2c57509091508101602001610226610216565b919260018160209254838588010152019101909291610b14565b346102b65760403660031901126102b657610b6c610b626102ba565b60243590336110d0565b602060405160018152f35b346102b65760e03660031901126102b657610b906102ba565b610b986102d0565b60443590606435610ba7610862565b9160a43560c4357f000000000000000000000000000000000000000000000000000000000000000094600486146102b657602092610c775f938a8a610963896109558c610c048660018060a01b03165f52600560205260405f2090565b805490610c1082611036565b9055604080517f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c98f82019081526001600160a01b03998a16602082015298909516908801526060870195909552608086019490945260a085019390935291829060c0850190565b838052039060015afa15610a9c57610cc7610a51925f5160206111d05f395f51905f52945f51914211159182610d18575b82610d00575b50610cc29082908315610cf4575b50611088565b611044565b83610cd58261040088610659565b556040519384526001600160a01b039081169416929081906020820190565b6005915014155f610cbc565b6001600160a01b038981169116149150610cc2610cae565b6001600160a01b03811615159250610ca8565b346102b65760403660031901126102b6576020610d79610d496102ba565b610d516102d0565b6001600160a01b039182165f9081526004855260408082209290931681526020919091522090565b54604051908152f35b634e487b7160e01b5f52601160045260245ffd5b919082039182116105b957565b604051905f825f5491610db583610139565b8083529260018116908115610e385750600114610ddb575b610dd992500383610171565b565b505f80805290917f290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e5635b818310610e1c575050906020610dd992820101610dcd565b6020919350806001915483858901015201910190918492610e04565b60209250610dd994915060ff191682840152151560051b820101610dcd565b60405190610e66604083610171565b60018252565b610e74610e57565b90603160f81b6020830152565b610e89610e57565b90601960f91b6020830152565b610e9e610e57565b90603760f81b6020830152565b610eb3610da3565b602081519101207f000000000000000000000000000000000000000000000000000000000000000060028114610fd05780610faf576003610ef2610e96565b602081519101209114610f5a57604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f602082019081529181019390935260608301919091524660808301523060a083015290610f548160c08101610955565b51902090565b604080517f36c25de3e541d5d970f66e4210d728721220fff5c077cc6cd008b3a0c62adab7602082019081529181019390935260608301919091523060808301524660a083015290610f548160c08101610955565b60018103610fc6576003610fc1610e81565b610ef2565b6003610fc1610e6c565b50604080517f8cad95687ba82c2ce50e74f7b754645e5117c3a5bec8151c0726d5857980a866602082019081529181019290925246606083015230608083015290610f548160a08101610955565b919082018092116105b957565b6040513d5f823e3d90fd5b5f1981146105b95760010190565b1561104b57565b60405162461bcd60e51b81526020600482015260156024820152745045524d3a2077726f6e67207369676e617475726560581b6044820152606490fd5b156102b657565b1561109657565b60405162461bcd60e51b81526020600482015260126024820152715045524d3a207a65726f206164647265737360701b6044820152606490fd5b9160018060a01b03831691825f5260036020528160405f205410611190577fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9161116e61118b9261114860018060a01b0382169761112f89151561108f565b6001600160a01b03165f90815260036020526040902090565b611153848254610d96565b90556001600160a01b03165f90815260036020526040902090565b61117982825461101e565b90556040519081529081906020820190565b0390a3565b60405162461bcd60e51b8152602060048201526017602482015276141154934e8818985b185b98d9481d1bdbc81cdb585b1b604a1b6044820152606490fdfe8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925' as const
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
export const demoWrappedBytecode = '0x60808060405234601557610595908161001a8239f35b5f80fdfe60806040526004361015610026575b361561001e5761001c61054f565b005b61001c61054f565b5f3560e01c806306fdde031461034f578063095ea7b3146102d657806318160ddd146102bb57806323b872dd1461028c5780632e1a7d4d146101f5578063313ce567146101da57806370a08231146101a357806395d89b411461013c578063a9059cbb1461010a578063d0e30db0146100f75763dd62ed3e0361000e57346100f35760403660031901126100f3576100bc6103cd565b6100c46103e3565b6001600160a01b039182165f908152600160209081526040808320949093168252928352819020549051908152f35b5f80fd5b5f3660031901126100f35761001c61054f565b346100f35760403660031901126100f35760206101326101286103cd565b6024359033610427565b6040519015158152f35b346100f3575f3660031901126100f357604051604081019080821067ffffffffffffffff83111761018f5761018b9160405260048152630ae8aa8960e31b6020820152604051918291826103a3565b0390f35b634e487b7160e01b5f52604160045260245ffd5b346100f35760203660031901126100f3576001600160a01b036101c46103cd565b165f525f602052602060405f2054604051908152f35b346100f3575f3660031901126100f357602060405160128152f35b346100f35760203660031901126100f357600435335f525f6020528060405f2054106100f357335f525f60205260405f206102318282546103f9565b9055805f8115610283575b5f80809381933390f115610278576040519081527f7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b6560203392a2005b6040513d5f823e3d90fd5b506108fc61023c565b346100f35760603660031901126100f35760206101326102aa6103cd565b6102b26103e3565b60443591610427565b346100f3575f3660031901126100f357602047604051908152f35b346100f35760403660031901126100f3576102ef6103cd565b335f8181526001602090815260408083206001600160a01b03909516808452948252918290206024359081905591519182527f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92591a3602060405160018152f35b346100f3575f3660031901126100f357604051604081019080821067ffffffffffffffff83111761018f5761018b91604052600d81526c2bb930b83832b21022ba3432b960991b6020820152604051918291825b602060409281835280519182918282860152018484015e5f828201840152601f01601f1916010190565b600435906001600160a01b03821682036100f357565b602435906001600160a01b03821682036100f357565b9190820391821161040657565b634e487b7160e01b5f52601160045260245ffd5b9190820180921161040657565b60018060a01b031690815f525f6020528260405f2054106100f357338214158061052c575b6104b8575b60207fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91835f525f825260405f2061048a8682546103f9565b905560018060a01b031693845f525f825260405f206104aa82825461041a565b9055604051908152a3600190565b5f82815260016020908152604080832033845290915290205483116100f35760207fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91835f526001825260405f2060018060a01b0333165f52825260405f206105228682546103f9565b9055915050610451565b505f8281526001602090815260408083203384529091529020545f19141561044c565b335f525f60205260405f2061056534825461041a565b90556040513481527fe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c60203392a256' as const
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
export const demoStateGasVotesBytecode = '0x60a034605757601f6105b638819003918201601f19168301916001600160401b03831184841017605b5780849260209460405283398101031260575751608052604051610546908161007082396080518161047d0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c8063095ea7b31461021e57806323b872dd146101be578063313ce567146101a357806340c10f191461012157806370a08231146100eb578063a9059cbb146100ba5763dd62ed3e14610066575f80fd5b346100b65760403660031901126100b65761007f610297565b6100876102ad565b6001600160a01b039182165f908152600160209081526040808320949093168252928352819020549051908152f35b5f80fd5b346100b65760403660031901126100b6576100e06100d6610297565b60243590336102f1565b602060405160018152f35b346100b65760203660031901126100b65761010c610107610297565b6103ec565b5f525f602052602060405f2054604051908152f35b346100b65760403660031901126100b65761013a610297565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206024359361019061016e826103ec565b610177836103ec565b865285845261018a8760408820546102e4565b9061045c565b6040519485526001600160a01b031693a3005b346100b6575f3660031901126100b657602060405160128152f35b346100b65760603660031901126100b6576100e06101da610297565b6101e26102ad565b6001600160a01b0382165f908152600160209081526040808320338452909152902080546044359391906102179085906102c3565b90556102f1565b346100b65760403660031901126100b657610237610297565b335f8181526001602090815260408083206001600160a01b03909516808452948252918290206024359081905591519182527f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92591a3602060405160018152f35b600435906001600160a01b03821682036100b657565b602435906001600160a01b03821682036100b657565b919082039182116102d057565b634e487b7160e01b5f52601160045260245ffd5b919082018092116102d057565b919060207fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9161033f610323866103ec565b61032c876103ec565b5f525f845261018a8660405f20546102c3565b61036761034b826103ec565b610354836103ec565b5f525f845261018a8660405f20546102e4565b610370856103ec565b5f525f825261038360405f2054866104c3565b61038c816103ec565b5f525f825261039f60405f2054826104c3565b6040519384526001600160a01b03908116941692a3565b90601f8019910116810190811067ffffffffffffffff8211176103d857604052565b634e487b7160e01b5f52604160045260245ffd5b604080516662616c616e636560c81b602082019081526001600160a01b039093168183015290815261041f6060826103b6565b51902090565b604080516a636865636b706f696e747360a81b602082019081526001600160a01b039093168183015290815261041f6060826103b6565b811515806104b0575b610477575b5f525f60205260405f2055565b6104a25a7f0000000000000000000000000000000000000000000000000000000000000000906102c3565b5b805a116104a3575061046a565b50805f525f60205260405f205415610465565b61052f906104d081610425565b5f525f60205261052a60405f20549360405160208101906918da1958dadc1bda5b9d60b21b825260018060a01b03851660408201528660608201526060815261051a6080826103b6565b51902090439060301b179061045c565b610425565b90600181018091116102d0576105449161045c565b56' as const
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
export const demoStateGasDividendsBytecode = '0x60a034605757601f6105ce38819003918201601f19168301916001600160401b03831184841017605b578084926020946040528339810103126057575160805260405161055e90816100708239608051816105180152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c8063095ea7b31461021e57806323b872dd146101be578063313ce567146101a357806340c10f191461012157806370a08231146100eb578063a9059cbb146100ba5763dd62ed3e14610066575f80fd5b346100b65760403660031901126100b65761007f610297565b6100876102ad565b6001600160a01b039182165f908152600160209081526040808320949093168252928352819020549051908152f35b5f80fd5b346100b65760403660031901126100b6576100e06100d6610297565b60243590336102f1565b602060405160018152f35b346100b65760203660031901126100b65761010c610107610297565b6104be565b5f525f602052602060405f2054604051908152f35b346100b65760403660031901126100b65761013a610297565b5f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206024359361019061016e826104be565b610177836104be565b865285845261018a8760408820546102e4565b906104f7565b6040519485526001600160a01b031693a3005b346100b6575f3660031901126100b657602060405160128152f35b346100b65760603660031901126100b6576100e06101da610297565b6101e26102ad565b6001600160a01b0382165f908152600160209081526040808320338452909152902080546044359391906102179085906102c3565b90556102f1565b346100b65760403660031901126100b657610237610297565b335f8181526001602090815260408083206001600160a01b03909516808452948252918290206024359081905591519182527f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92591a3602060405160018152f35b600435906001600160a01b03821682036100b657565b602435906001600160a01b03821682036100b657565b919082039182116102d057565b634e487b7160e01b5f52601160045260245ffd5b919082018092116102d057565b91909261031d610300846104be565b610309856104be565b5f525f60205261018a8460405f20546102c3565b610346610329856104be565b610332866104be565b5f525f60205261018a8460405f20546102e4565b604080516931b7b93932b1ba34b7b760b11b602082019081526001600160a01b03909516818301819052918152909361038e9161038460608261049c565b51902043906104f7565b604051906080820182811067ffffffffffffffff8211176104885760409081526931b7b93932b1ba34b7b760b11b835264736861726560d81b6020840152640d2dcc8caf60db1b908301526918db185a5b595908185d60b21b606083015291926001600160a01b03851692905f5b60048110156104545760019061044e8160051b860151604051602081019182528860408201526040815261043160608261049c565b51902061043d8a6104be565b5f525f60205260405f2054906104f7565b016103fc565b50929360209195507fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9250604051908152a3565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff82111761048857604052565b604080516662616c616e636560c81b602082019081526001600160a01b03909316818301529081526104f160608261049c565b51902090565b8115158061054b575b610512575b5f525f60205260405f2055565b61053d5a7f0000000000000000000000000000000000000000000000000000000000000000906102c3565b5b805a1161053e5750610505565b50805f525f60205260405f20541561050056' as const
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
export const demoStateGasNftBytecode = '0x60a034605757601f61068338819003918201601f19168301916001600160401b03831184841017605b5780849260209460405283398101031260575751608052604051610613908161007082396080518161055e0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe6080806040526004361015610012575f80fd5b5f3560e01c90816301ffc9a7146103aa57508063156e29f61461031157806323b872dd146101b55780636352211e1461018357806370a082311461014d578063a22cb465146100c45763e985e9c514610069575f80fd5b346100c05760403660031901126100c0576100826103fd565b61008a610413565b9060018060a01b03165f52600260205260405f209060018060a01b03165f52602052602060ff60405f2054166040519015158152f35b5f80fd5b346100c05760403660031901126100c0576100dd6103fd565b602435908115158092036100c057335f52600260205260405f2060018060a01b0382165f5260205260405f2060ff1981541660ff841617905560405191825260018060a01b0316907f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3160203392a3005b346100c05760203660031901126100c05761016e6101696103fd565b6104d0565b5f525f602052602060405f2054604051908152f35b346100c05760203660031901126100c0576004355f526001602052602060018060a01b0360405f205416604051908152f35b346100c05760603660031901126100c0576101ce6103fd565b6101d6610413565b6044355f8181526001602052604090205490926001600160a01b038082169392168314806102e6575b156100c05761020d816104d0565b90610217816104d0565b5f525f60205260405f2054915f1983019283116102d2576102859261023b91610540565b5f85815260016020526040902080546001600160a01b0319166001600160a01b03851617905561026b8584610429565b610274816104d0565b5f525f60205260405f2054906105a7565b61028e816104d0565b5f525f6020526102a260405f2054826105a7565b6001600160a01b0316907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef5f80a4005b634e487b7160e01b5f52601160045260245ffd5b50823314806101ff57505f83815260026020908152604080832033845290915290205460ff166101ff565b346100c05760603660031901126100c05761032a6103fd565b6001600160a01b03811690602435604435810180821192915b836102d257818110156103a8575f81815260016020819052604090912080546001600160a01b031916871790559061037b8185610429565b80865f7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8180a401610343565b005b346100c05760203660031901126100c0576004359063ffffffff60e01b82168092036100c0576020916301ffc9a760e01b81149081156103ec575b5015158152f35b6380ac58cd60e01b149050836103e5565b600435906001600160a01b03821682036100c057565b602435906001600160a01b03821682036100c057565b61048390610436816104d0565b5f525f60205261016960405f2054936040516020810190641bdddb995960da1b825260018060a01b03851660408201528660608201526060815261047b60808261049a565b519020610540565b90600181018091116102d25761049891610540565b565b90601f8019910116810190811067ffffffffffffffff8211176104bc57604052565b634e487b7160e01b5f52604160045260245ffd5b604080516662616c616e636560c81b602082019081526001600160a01b039093168183015290815261050360608261049a565b51902090565b604080516a636865636b706f696e747360a81b602082019081526001600160a01b039093168183015290815261050360608261049a565b81151580610594575b61055b575b5f525f60205260405f2055565b5a7f000000000000000000000000000000000000000000000000000000000000000081039081116102d2575b805a11610587575061054e565b50805f525f60205260405f205415610549565b610483906105b481610509565b5f525f60205261060e60405f20549360405160208101906918da1958dadc1bda5b9d60b21b825260018060a01b0385166040820152866060820152606081526105fe60808261049a565b51902090439060301b1790610540565b61050956' as const
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
export const demoStateGasAccountBytecode = '0x60a034605557601f61014038819003918201601f19168301916001600160401b038311848410176059578084926020946040528339810103126055575160805260405160d2908161006e82396080518160650152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60803615600a575f80fd5b60208101906662616c616e636560c81b8252326040820152436060820152606081526080810181811067ffffffffffffffff82111760be576040525190203415158060ac575b6062575b5f525f6020523460405f2055005b5a7f000000000000000000000000000000000000000000000000000000000000000081039081116098575b805a11608d57506054565b634e487b7160e01b5f52601160045260245ffd5b50805f525f60205260405f2054156050565b634e487b7160e01b5f52604160045260245ffd' as const
