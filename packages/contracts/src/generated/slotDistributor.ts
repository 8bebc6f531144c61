// Written by `pnpm codegen`. Do not edit.
export const slotDistributorAbi = [
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "AlreadyCancelled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "AlreadySettled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "AmountOverflow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "mask",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowCount",
        "type": "uint256"
      }
    ],
    "name": "BadMask",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      }
    ],
    "name": "BadProof",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "BadRecipient",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slotSize",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "limit",
        "type": "uint256"
      }
    ],
    "name": "BadSlotSize",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ClaimsNeedToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "ClaimsNotOpen",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "closesAt",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "Closed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "CoinHasNoToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "actual",
        "type": "uint256"
      }
    ],
    "name": "InexactTransfer",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "MalformedRow",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MalformedRows",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NoBalance",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowCount",
        "type": "uint256"
      }
    ],
    "name": "NoSuchRow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "slots",
        "type": "uint256"
      }
    ],
    "name": "NoSuchSlot",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NoTokenCode",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotAuthorised",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "opensAt",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "NotOpenYet",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotTheAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "PaysDistributor",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "PullFailed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "Reentered",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "RefundFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "ReturnFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "RowRejected",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "flags",
        "type": "uint256"
      }
    ],
    "name": "UnknownFlags",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "standard",
        "type": "uint256"
      }
    ],
    "name": "UnknownStandard",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      }
    ],
    "name": "WrongRowCount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "WrongValue",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "ZeroAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "ZeroAmount",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "DropCancelled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "name": "DropRegistered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "RowClaimed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "RowFailed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "failed",
        "type": "uint256"
      }
    ],
    "name": "SlotSent",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "ANYONE",
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
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      }
    ],
    "name": "cancel",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      }
    ],
    "name": "claim",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "claimTo",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      }
    ],
    "name": "dropIdOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "name": "register",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "rows",
        "type": "bytes"
      },
      {
        "internalType": "bytes32",
        "name": "rowsRoot",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "proof",
        "type": "bytes32[]"
      },
      {
        "internalType": "uint256",
        "name": "mask",
        "type": "uint256"
      }
    ],
    "name": "send",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "failed",
        "type": "uint256"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      }
    ],
    "name": "settled",
    "outputs": [
      {
        "internalType": "uint256[]",
        "name": "words",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "stateOf",
    "outputs": [
      {
        "internalType": "enum ISlotDistributor.Status",
        "name": "status",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const
export const slotDistributorBytecode = '0x6080806040523460155761333d908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611ec3565b9161028d6116e1565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611ec3565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116e1565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818401016119e5565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611f88565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611a1c565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661169457608464ffffffffff610f88826116c0565b164210611655575060a464ffffffffff610fa1826116c0565b1615158061163c575b6115fd57507401000000000000000000000000000000000000000016156115d157610fd56004611878565b506101006004013563ffffffff811680910361020f5761ffff610ff96101246116d2565b16908d61102a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818501016119e5565b809110156115a257508d82029003908082101561159b57505b808b101561156c575073ffffffffffffffffffffffffffffffffffffffff86169889158015611563575b611537576080926111059695949260758d6110c894604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611f88565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611f88565b610144350361150b57855f528660205260405f208054600181881c166114db576001871b17905581156114af576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119983611fc7565b80611374575080611344575060643560ff8116810361020f57600416156112ca576111d0856111c8848461226f565b948484612dce565b1561128757906111df9161226f565b908181039486145f1461125a5714155b611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111ef565b6112c685611293612bb9565b906040519485947f118baa520000000000000000000000000000000000000000000000000000000086526004860161269b565b0390fd5b6112d7838294939461226f565b926112e486848385612dce565b156113375750906112f49161226f565b03928403611331575f5b8303611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b816112fe565b906112c686611293612bb9565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f1461144e576001820361141e57908461139c9260046126d9565b851415928361140c575b5050506113d857507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b6114169350612842565b5f80806113a6565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b928561146f83876114678186611474999d9b989c61260b565b9760046126d9565b61260b565b90039284036113315782611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a1461106d565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b9050611043565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160c64ffffffffff916116c0565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff61164c826116c0565b16421015610faa565b61166464ffffffffff916116c0565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b3561ffff8116810361020f5790565b6044359060ff821680830361020f5780926003821161184c5760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff16611821575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f3575050600314806117c8575b61177a57565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57501515611774565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9061188560408301610f00565b9160ff831692600384116119b95761189f60608301610f00565b6107f861ffff6118b261012086016116d2565b169260031b169060ff6301010305831c1982161661198a575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f35750506003831480611960575b6119135750565b611934602073ffffffffffffffffffffffffffffffffffffffff9201610ea5565b7f850f8d2f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5073ffffffffffffffffffffffffffffffffffffffff61198260208301610ea5565b16151561190c565b60ff907fa4843ddb000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b837fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b81156119ef570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611db6576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f57611a6683611fc7565b8015918280611d9f575b611b455750600290610100860151611b35575b03611a9f57505090611a9b93929181519360046122e4565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f57611ae9611ad2828b61226f565b91611ae387518789878960046122e4565b9a61226f565b81811015611b2c57611afa91610ec6565b945b15611b1457505090611a9d92918619169060046124d1565b611b28949391928896981916926004612335565b1791565b50505f94611afc565b611b3f8787612013565b50611a83565b9693959750505091611b57308461226f565b936004359273ffffffffffffffffffffffffffffffffffffffff8416840361020f57611b838884612013565b611b8d858761226f565b611b998230888a612dce565b15611d9157611ba8868861226f565b900390808203611d5f575050611bbd88612880565b929098845193602086019a8b519586820201958202860195611be3818987896004612c96565b9c5101868103611d45575b50011c9182611d29575b505050508580155f14611d1b5750505f5b611c13308461226f565b611c1d8286610f26565b8103611cde575080611c34575b5050505050905f90565b60205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611c9e575050611c8f90309061226f565b91818303611229578080611c2a565b6112c68391611cab612bb9565b906040519485947f72871d290000000000000000000000000000000000000000000000000000000086526004860161269b565b85611ce98387610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611d2491612013565b611c09565b93611d3a939291819a9560046122e4565b17945f808080611bf8565b86611d579189939e9387896004612d4f565b179a5f611bee565b887f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b85876112c684611293612bb9565b5060643560ff8116810361020f5760041615611a70565b509294935090805f95606084019280611dd08551346119e5565b95805194879860208301945b611dee57505050505050505191030290565b90919293949597611e1a90611e0286612880565b968782011c9a88518092020196028601809686612a13565b9890945b808603611e3357509395949392919083611ddc565b9490989b99611e428286612ab1565b611e4c8286612b96565b908d8211611e8a5781611e8293928892039c611e758b858a89611e6d612bb9565b936004612bfa565b179e039188510186612a13565b989094611e1e565b611e948587612013565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611f595774040000000000000000000000000000000000000000815416611f2e5750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611f99575050565b90925b602084359182811160051b9081521852602060405f20930190808218611fc0575050565b9092611f9c565b803b15611fd15750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f906101008101516121aa5760608101519260e08201516120fd5761203e825160a084015190610f26565b8160c06020850151940151918460031b935b61205d5750505050500290565b849061206883612880565b9290936120758486610f26565b1c9302019085810282019060031c850282015b868184106120b25750505b8082106120a1575081612050565b909585908735851c01960190612093565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c0101010101010101970191612088565b90506121a691507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f936040820193606083019350602083019291865b865188101561226557600183891c161561225c578351855190818a02918a8304148a151715610ed3576121fb916121f591610f26565b85612b96565b86519061220b82820292836119e5565b14801590612251575b6122255760019101975b01966121bf565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508181810110612214565b9660019061221e565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156122a25750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6123015750505050505050565b61232d9861230e83612880565b9a90938b85011c9384938851809202019b028b01809b87878c8c612d4f565b1798906122f4565b90929594955f966123e2867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b146124c7579081859395925160208201935b6124015750505050505050565b6001851615158061249b575b8061246b575b61242e575b835161242391610f26565b9360011c93846123f4565b97604051906020820182811067ffffffffffffffff8211176101e25761242392612462916040525f81528b858b8b89612bfa565b17989050612418565b5061249661247b60208501610ea5565b61248485610ea5565b60808501516014850135901c91612842565b612413565b5073ffffffffffffffffffffffffffffffffffffffff6124ba84610ea5565b16813560601c141561240d565b505f955050505050565b826125fb575f935b8481116125a7576125a157918160208293519101915b6124fa575050505050565b60018316151580612575575b61252057815161251591610f26565b9160011c91826124ef565b8473ffffffffffffffffffffffffffffffffffffffff61254260208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff61259485610ea5565b16813560601c1415612506565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff6125c960208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6126058383612013565b936124d9565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156122a25750565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff608093816126d6979616845216602083015260408201528160608201520190612658565b90565b9190926126e860208401610ea5565b9260205f6040830196600260ff6126fe8a610f00565b161482146127bb5760c49061275861271586610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301525f60a4830152565b90602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b15612789575050505050565b90600160ff6127a461279e6112c69695610ea5565b97610f00565b16036127b457505b611293612bb9565b90506127ac565b60649060026127cc60608701610f00565b1615158314612837576342842e0e905b6127e586610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d15171661277d565b6323b872dd906127dc565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f916001811615612939575b8060016126d6920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91506126d6612a097fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c905061288d565b93929093828514612aaa57919060208301519060c0840151606060e0860151950151915b873560601c906014890135831c8717918015905f808080867fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff890110948a890290620186a0f1161115612aa0570396830194848618612a995750505050509190565b9496612a37565b9695505050505050565b5092509190565b90803560601c8015612b59573014612b1c57612acd8183612b96565b15612ad6575050565b906020612ae8612af193835190610ec6565b910151906119e5565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b906020612ae8612b2e93835190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612b6b836020612ae885835190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90612ba69060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612bda575b604051918083525f602084013e60608201604052565b60409150612bc4565b6040906126d6939281528160208201520190612658565b936060612c1960019394956020612ae8612c20959b9a9b835190610ec6565b9501610f00565b16612c61577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612c5a600195966040519182918783612be3565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112c6878660048401612be3565b9493929091945f956020830151850191853560601c916020820195612cc384612cbe89610ea5565b61226f565b94612cd8818a89612cd38c610ea5565b612e21565b03612d2a57505050606091612cf3612cfb92612cbe87610ea5565b039483612b96565b9101510290818303612d0c57505050565b6125c973ffffffffffffffffffffffffffffffffffffffff91610ea5565b925092509493506126d6959650612d418484612ab1565b612d49612bb9565b94612bfa565b929093959491612d62835f988487613057565b9460208301905b848703612d795750505050505050565b90919293949597612d8a8986612ab1565b612d9f612d95612bb9565b8a8787868c612bfa565b17978251019285808503612dbb575b5091909594939295612d69565b612dc791948689613057565b9285612dae565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b90919260608301519060e0840151612fe35792919060c060208401519301516fa9059cbb0000000000000000000000005f5260016060528360030285035b808710612ed2575b505b848610612e81575b50505050505f6034525f60605290565b90919293946014810135821c838102603452813560601c908160145260206060604460105f8a62061a80f1601f3d16600160605114111691020215612ecc5784019493929190612e69565b94612e71565b956014819692939495960135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd55785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd55785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd55785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd557850195949392919094612e5f565b95505084939291905f612e67565b9390919250906fa9059cbb0000000000000000000000005f5260345260016060525b803560601c8060145260206060604460105f8762061a80f1601f3d166001606051141116021561304f5760140190828218613049575090505b5f6034525f60605290565b90613005565b91505061303e565b919091602081019161306883610ea5565b60ff61307660408501610f00565b1690811580613327575b6133175750600181146132465760209160025f921461318b576130b192506130ab9150959493610ea5565b91610ea5565b6040519060e082016040527f23b872dd000000000000000000000000000000000000000000000000000000008252600482015260a060848201525f60a4820152606083015160e08401519560c0602086015195015196604484019060248501925b60148101358a1c82178581028452813560601c808652308118021590151760205f606489828c62061a80f1111561317e5787903d613166575b0198888a186131605750505050505050505090565b98613112565b9050601f3d1660015f5114111561317e57879061314b565b9850505050505050505090565b6131a7925061271591506131a190969594610ea5565b92610ea5565b606083015160e08401519560208501519460808101519760a060c0830151920151916044860192606487019360248801955b60148101358d1c825282810135841c85178881028752813560601c808952308118021590151760205f60c48c828f62061a80f11115613236573d613236578a019b8b8d186132305750505050505050505050505090565b9b6131d9565b9b50505050505050505050505090565b5090929161325390610ea5565b600261326a606061326387610ea5565b9601610f00565b16613309576323b872dd939492915b608060208401519301519563ffffffff60405196165f526020525b6014810135861c606052803560601c8060405230811802602060606064601c5f8762061a80f102156132ff5782903d6132e6575b01948386186132e057505050505b6040525f60605290565b94613294565b9050601f3d1660016060511411156132ff5782906132c8565b94505050506132d6565b6342842e0e93949291613279565b919350506126d694939150612e21565b50600461333660608601610f00565b161561308056' as const
export const slotDistributorRuntimeBytecode = '0x60806040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611ec3565b9161028d6116e1565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611ec3565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116e1565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818401016119e5565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611f88565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611a1c565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661169457608464ffffffffff610f88826116c0565b164210611655575060a464ffffffffff610fa1826116c0565b1615158061163c575b6115fd57507401000000000000000000000000000000000000000016156115d157610fd56004611878565b506101006004013563ffffffff811680910361020f5761ffff610ff96101246116d2565b16908d61102a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818501016119e5565b809110156115a257508d82029003908082101561159b57505b808b101561156c575073ffffffffffffffffffffffffffffffffffffffff86169889158015611563575b611537576080926111059695949260758d6110c894604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611f88565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611f88565b610144350361150b57855f528660205260405f208054600181881c166114db576001871b17905581156114af576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119983611fc7565b80611374575080611344575060643560ff8116810361020f57600416156112ca576111d0856111c8848461226f565b948484612dce565b1561128757906111df9161226f565b908181039486145f1461125a5714155b611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111ef565b6112c685611293612bb9565b906040519485947f118baa520000000000000000000000000000000000000000000000000000000086526004860161269b565b0390fd5b6112d7838294939461226f565b926112e486848385612dce565b156113375750906112f49161226f565b03928403611331575f5b8303611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b816112fe565b906112c686611293612bb9565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f1461144e576001820361141e57908461139c9260046126d9565b851415928361140c575b5050506113d857507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b6114169350612842565b5f80806113a6565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b928561146f83876114678186611474999d9b989c61260b565b9760046126d9565b61260b565b90039284036113315782611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a1461106d565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b9050611043565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160c64ffffffffff916116c0565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff61164c826116c0565b16421015610faa565b61166464ffffffffff916116c0565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b3561ffff8116810361020f5790565b6044359060ff821680830361020f5780926003821161184c5760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff16611821575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f3575050600314806117c8575b61177a57565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57501515611774565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9061188560408301610f00565b9160ff831692600384116119b95761189f60608301610f00565b6107f861ffff6118b261012086016116d2565b169260031b169060ff6301010305831c1982161661198a575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f35750506003831480611960575b6119135750565b611934602073ffffffffffffffffffffffffffffffffffffffff9201610ea5565b7f850f8d2f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5073ffffffffffffffffffffffffffffffffffffffff61198260208301610ea5565b16151561190c565b60ff907fa4843ddb000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b837fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b81156119ef570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611db6576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f57611a6683611fc7565b8015918280611d9f575b611b455750600290610100860151611b35575b03611a9f57505090611a9b93929181519360046122e4565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f57611ae9611ad2828b61226f565b91611ae387518789878960046122e4565b9a61226f565b81811015611b2c57611afa91610ec6565b945b15611b1457505090611a9d92918619169060046124d1565b611b28949391928896981916926004612335565b1791565b50505f94611afc565b611b3f8787612013565b50611a83565b9693959750505091611b57308461226f565b936004359273ffffffffffffffffffffffffffffffffffffffff8416840361020f57611b838884612013565b611b8d858761226f565b611b998230888a612dce565b15611d9157611ba8868861226f565b900390808203611d5f575050611bbd88612880565b929098845193602086019a8b519586820201958202860195611be3818987896004612c96565b9c5101868103611d45575b50011c9182611d29575b505050508580155f14611d1b5750505f5b611c13308461226f565b611c1d8286610f26565b8103611cde575080611c34575b5050505050905f90565b60205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611c9e575050611c8f90309061226f565b91818303611229578080611c2a565b6112c68391611cab612bb9565b906040519485947f72871d290000000000000000000000000000000000000000000000000000000086526004860161269b565b85611ce98387610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611d2491612013565b611c09565b93611d3a939291819a9560046122e4565b17945f808080611bf8565b86611d579189939e9387896004612d4f565b179a5f611bee565b887f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b85876112c684611293612bb9565b5060643560ff8116810361020f5760041615611a70565b509294935090805f95606084019280611dd08551346119e5565b95805194879860208301945b611dee57505050505050505191030290565b90919293949597611e1a90611e0286612880565b968782011c9a88518092020196028601809686612a13565b9890945b808603611e3357509395949392919083611ddc565b9490989b99611e428286612ab1565b611e4c8286612b96565b908d8211611e8a5781611e8293928892039c611e758b858a89611e6d612bb9565b936004612bfa565b179e039188510186612a13565b989094611e1e565b611e948587612013565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611f595774040000000000000000000000000000000000000000815416611f2e5750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611f99575050565b90925b602084359182811160051b9081521852602060405f20930190808218611fc0575050565b9092611f9c565b803b15611fd15750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f906101008101516121aa5760608101519260e08201516120fd5761203e825160a084015190610f26565b8160c06020850151940151918460031b935b61205d5750505050500290565b849061206883612880565b9290936120758486610f26565b1c9302019085810282019060031c850282015b868184106120b25750505b8082106120a1575081612050565b909585908735851c01960190612093565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c0101010101010101970191612088565b90506121a691507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f936040820193606083019350602083019291865b865188101561226557600183891c161561225c578351855190818a02918a8304148a151715610ed3576121fb916121f591610f26565b85612b96565b86519061220b82820292836119e5565b14801590612251575b6122255760019101975b01966121bf565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508181810110612214565b9660019061221e565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156122a25750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6123015750505050505050565b61232d9861230e83612880565b9a90938b85011c9384938851809202019b028b01809b87878c8c612d4f565b1798906122f4565b90929594955f966123e2867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b146124c7579081859395925160208201935b6124015750505050505050565b6001851615158061249b575b8061246b575b61242e575b835161242391610f26565b9360011c93846123f4565b97604051906020820182811067ffffffffffffffff8211176101e25761242392612462916040525f81528b858b8b89612bfa565b17989050612418565b5061249661247b60208501610ea5565b61248485610ea5565b60808501516014850135901c91612842565b612413565b5073ffffffffffffffffffffffffffffffffffffffff6124ba84610ea5565b16813560601c141561240d565b505f955050505050565b826125fb575f935b8481116125a7576125a157918160208293519101915b6124fa575050505050565b60018316151580612575575b61252057815161251591610f26565b9160011c91826124ef565b8473ffffffffffffffffffffffffffffffffffffffff61254260208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff61259485610ea5565b16813560601c1415612506565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff6125c960208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6126058383612013565b936124d9565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156122a25750565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff608093816126d6979616845216602083015260408201528160608201520190612658565b90565b9190926126e860208401610ea5565b9260205f6040830196600260ff6126fe8a610f00565b161482146127bb5760c49061275861271586610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301525f60a4830152565b90602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b15612789575050505050565b90600160ff6127a461279e6112c69695610ea5565b97610f00565b16036127b457505b611293612bb9565b90506127ac565b60649060026127cc60608701610f00565b1615158314612837576342842e0e905b6127e586610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d15171661277d565b6323b872dd906127dc565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f916001811615612939575b8060016126d6920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91506126d6612a097fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c905061288d565b93929093828514612aaa57919060208301519060c0840151606060e0860151950151915b873560601c906014890135831c8717918015905f808080867fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff890110948a890290620186a0f1161115612aa0570396830194848618612a995750505050509190565b9496612a37565b9695505050505050565b5092509190565b90803560601c8015612b59573014612b1c57612acd8183612b96565b15612ad6575050565b906020612ae8612af193835190610ec6565b910151906119e5565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b906020612ae8612b2e93835190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612b6b836020612ae885835190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90612ba69060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612bda575b604051918083525f602084013e60608201604052565b60409150612bc4565b6040906126d6939281528160208201520190612658565b936060612c1960019394956020612ae8612c20959b9a9b835190610ec6565b9501610f00565b16612c61577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612c5a600195966040519182918783612be3565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112c6878660048401612be3565b9493929091945f956020830151850191853560601c916020820195612cc384612cbe89610ea5565b61226f565b94612cd8818a89612cd38c610ea5565b612e21565b03612d2a57505050606091612cf3612cfb92612cbe87610ea5565b039483612b96565b9101510290818303612d0c57505050565b6125c973ffffffffffffffffffffffffffffffffffffffff91610ea5565b925092509493506126d6959650612d418484612ab1565b612d49612bb9565b94612bfa565b929093959491612d62835f988487613057565b9460208301905b848703612d795750505050505050565b90919293949597612d8a8986612ab1565b612d9f612d95612bb9565b8a8787868c612bfa565b17978251019285808503612dbb575b5091909594939295612d69565b612dc791948689613057565b9285612dae565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b90919260608301519060e0840151612fe35792919060c060208401519301516fa9059cbb0000000000000000000000005f5260016060528360030285035b808710612ed2575b505b848610612e81575b50505050505f6034525f60605290565b90919293946014810135821c838102603452813560601c908160145260206060604460105f8a62061a80f1601f3d16600160605114111691020215612ecc5784019493929190612e69565b94612e71565b956014819692939495960135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd55785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd55785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd55785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd557850195949392919094612e5f565b95505084939291905f612e67565b9390919250906fa9059cbb0000000000000000000000005f5260345260016060525b803560601c8060145260206060604460105f8762061a80f1601f3d166001606051141116021561304f5760140190828218613049575090505b5f6034525f60605290565b90613005565b91505061303e565b919091602081019161306883610ea5565b60ff61307660408501610f00565b1690811580613327575b6133175750600181146132465760209160025f921461318b576130b192506130ab9150959493610ea5565b91610ea5565b6040519060e082016040527f23b872dd000000000000000000000000000000000000000000000000000000008252600482015260a060848201525f60a4820152606083015160e08401519560c0602086015195015196604484019060248501925b60148101358a1c82178581028452813560601c808652308118021590151760205f606489828c62061a80f1111561317e5787903d613166575b0198888a186131605750505050505050505090565b98613112565b9050601f3d1660015f5114111561317e57879061314b565b9850505050505050505090565b6131a7925061271591506131a190969594610ea5565b92610ea5565b606083015160e08401519560208501519460808101519760a060c0830151920151916044860192606487019360248801955b60148101358d1c825282810135841c85178881028752813560601c808952308118021590151760205f60c48c828f62061a80f11115613236573d613236578a019b8b8d186132305750505050505050505050505090565b9b6131d9565b9b50505050505050505050505090565b5090929161325390610ea5565b600261326a606061326387610ea5565b9601610f00565b16613309576323b872dd939492915b608060208401519301519563ffffffff60405196165f526020525b6014810135861c606052803560601c8060405230811802602060606064601c5f8762061a80f102156132ff5782903d6132e6575b01948386186132e057505050505b6040525f60605290565b94613294565b9050601f3d1660016060511411156132ff5782906132c8565b94505050506132d6565b6342842e0e93949291613279565b919350506126d694939150612e21565b50600461333660608601610f00565b161561308056' as const
export const slotDistributorRuntimeHash = '0xe66b9871eb9258e0c4b098d03b34ab7a52ad5a3fa97c95ab6295ac5c756f8f91' as const
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0x7C147BbaB8317fdd2b72b252d1EB2f2aC99E68D0' as const
export const distributorDeployData = '0x00000000000000000000000000000000000000000000000000000000000000006080806040523460155761333d908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611ec3565b9161028d6116e1565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611ec3565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116e1565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818401016119e5565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611f88565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611a1c565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661169457608464ffffffffff610f88826116c0565b164210611655575060a464ffffffffff610fa1826116c0565b1615158061163c575b6115fd57507401000000000000000000000000000000000000000016156115d157610fd56004611878565b506101006004013563ffffffff811680910361020f5761ffff610ff96101246116d2565b16908d61102a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818501016119e5565b809110156115a257508d82029003908082101561159b57505b808b101561156c575073ffffffffffffffffffffffffffffffffffffffff86169889158015611563575b611537576080926111059695949260758d6110c894604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611f88565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611f88565b610144350361150b57855f528660205260405f208054600181881c166114db576001871b17905581156114af576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119983611fc7565b80611374575080611344575060643560ff8116810361020f57600416156112ca576111d0856111c8848461226f565b948484612dce565b1561128757906111df9161226f565b908181039486145f1461125a5714155b611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111ef565b6112c685611293612bb9565b906040519485947f118baa520000000000000000000000000000000000000000000000000000000086526004860161269b565b0390fd5b6112d7838294939461226f565b926112e486848385612dce565b156113375750906112f49161226f565b03928403611331575f5b8303611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b816112fe565b906112c686611293612bb9565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f1461144e576001820361141e57908461139c9260046126d9565b851415928361140c575b5050506113d857507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b6114169350612842565b5f80806113a6565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b928561146f83876114678186611474999d9b989c61260b565b9760046126d9565b61260b565b90039284036113315782611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a1461106d565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b9050611043565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160c64ffffffffff916116c0565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff61164c826116c0565b16421015610faa565b61166464ffffffffff916116c0565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b3561ffff8116810361020f5790565b6044359060ff821680830361020f5780926003821161184c5760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff16611821575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f3575050600314806117c8575b61177a57565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57501515611774565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9061188560408301610f00565b9160ff831692600384116119b95761189f60608301610f00565b6107f861ffff6118b261012086016116d2565b169260031b169060ff6301010305831c1982161661198a575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f35750506003831480611960575b6119135750565b611934602073ffffffffffffffffffffffffffffffffffffffff9201610ea5565b7f850f8d2f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5073ffffffffffffffffffffffffffffffffffffffff61198260208301610ea5565b16151561190c565b60ff907fa4843ddb000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b837fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b81156119ef570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611db6576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f57611a6683611fc7565b8015918280611d9f575b611b455750600290610100860151611b35575b03611a9f57505090611a9b93929181519360046122e4565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f57611ae9611ad2828b61226f565b91611ae387518789878960046122e4565b9a61226f565b81811015611b2c57611afa91610ec6565b945b15611b1457505090611a9d92918619169060046124d1565b611b28949391928896981916926004612335565b1791565b50505f94611afc565b611b3f8787612013565b50611a83565b9693959750505091611b57308461226f565b936004359273ffffffffffffffffffffffffffffffffffffffff8416840361020f57611b838884612013565b611b8d858761226f565b611b998230888a612dce565b15611d9157611ba8868861226f565b900390808203611d5f575050611bbd88612880565b929098845193602086019a8b519586820201958202860195611be3818987896004612c96565b9c5101868103611d45575b50011c9182611d29575b505050508580155f14611d1b5750505f5b611c13308461226f565b611c1d8286610f26565b8103611cde575080611c34575b5050505050905f90565b60205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611c9e575050611c8f90309061226f565b91818303611229578080611c2a565b6112c68391611cab612bb9565b906040519485947f72871d290000000000000000000000000000000000000000000000000000000086526004860161269b565b85611ce98387610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611d2491612013565b611c09565b93611d3a939291819a9560046122e4565b17945f808080611bf8565b86611d579189939e9387896004612d4f565b179a5f611bee565b887f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b85876112c684611293612bb9565b5060643560ff8116810361020f5760041615611a70565b509294935090805f95606084019280611dd08551346119e5565b95805194879860208301945b611dee57505050505050505191030290565b90919293949597611e1a90611e0286612880565b968782011c9a88518092020196028601809686612a13565b9890945b808603611e3357509395949392919083611ddc565b9490989b99611e428286612ab1565b611e4c8286612b96565b908d8211611e8a5781611e8293928892039c611e758b858a89611e6d612bb9565b936004612bfa565b179e039188510186612a13565b989094611e1e565b611e948587612013565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611f595774040000000000000000000000000000000000000000815416611f2e5750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611f99575050565b90925b602084359182811160051b9081521852602060405f20930190808218611fc0575050565b9092611f9c565b803b15611fd15750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f906101008101516121aa5760608101519260e08201516120fd5761203e825160a084015190610f26565b8160c06020850151940151918460031b935b61205d5750505050500290565b849061206883612880565b9290936120758486610f26565b1c9302019085810282019060031c850282015b868184106120b25750505b8082106120a1575081612050565b909585908735851c01960190612093565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c0101010101010101970191612088565b90506121a691507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f936040820193606083019350602083019291865b865188101561226557600183891c161561225c578351855190818a02918a8304148a151715610ed3576121fb916121f591610f26565b85612b96565b86519061220b82820292836119e5565b14801590612251575b6122255760019101975b01966121bf565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508181810110612214565b9660019061221e565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156122a25750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6123015750505050505050565b61232d9861230e83612880565b9a90938b85011c9384938851809202019b028b01809b87878c8c612d4f565b1798906122f4565b90929594955f966123e2867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b146124c7579081859395925160208201935b6124015750505050505050565b6001851615158061249b575b8061246b575b61242e575b835161242391610f26565b9360011c93846123f4565b97604051906020820182811067ffffffffffffffff8211176101e25761242392612462916040525f81528b858b8b89612bfa565b17989050612418565b5061249661247b60208501610ea5565b61248485610ea5565b60808501516014850135901c91612842565b612413565b5073ffffffffffffffffffffffffffffffffffffffff6124ba84610ea5565b16813560601c141561240d565b505f955050505050565b826125fb575f935b8481116125a7576125a157918160208293519101915b6124fa575050505050565b60018316151580612575575b61252057815161251591610f26565b9160011c91826124ef565b8473ffffffffffffffffffffffffffffffffffffffff61254260208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff61259485610ea5565b16813560601c1415612506565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff6125c960208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6126058383612013565b936124d9565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156122a25750565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff608093816126d6979616845216602083015260408201528160608201520190612658565b90565b9190926126e860208401610ea5565b9260205f6040830196600260ff6126fe8a610f00565b161482146127bb5760c49061275861271586610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301525f60a4830152565b90602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b15612789575050505050565b90600160ff6127a461279e6112c69695610ea5565b97610f00565b16036127b457505b611293612bb9565b90506127ac565b60649060026127cc60608701610f00565b1615158314612837576342842e0e905b6127e586610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d15171661277d565b6323b872dd906127dc565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f916001811615612939575b8060016126d6920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91506126d6612a097fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c905061288d565b93929093828514612aaa57919060208301519060c0840151606060e0860151950151915b873560601c906014890135831c8717918015905f808080867fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff890110948a890290620186a0f1161115612aa0570396830194848618612a995750505050509190565b9496612a37565b9695505050505050565b5092509190565b90803560601c8015612b59573014612b1c57612acd8183612b96565b15612ad6575050565b906020612ae8612af193835190610ec6565b910151906119e5565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b906020612ae8612b2e93835190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612b6b836020612ae885835190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90612ba69060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612bda575b604051918083525f602084013e60608201604052565b60409150612bc4565b6040906126d6939281528160208201520190612658565b936060612c1960019394956020612ae8612c20959b9a9b835190610ec6565b9501610f00565b16612c61577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612c5a600195966040519182918783612be3565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112c6878660048401612be3565b9493929091945f956020830151850191853560601c916020820195612cc384612cbe89610ea5565b61226f565b94612cd8818a89612cd38c610ea5565b612e21565b03612d2a57505050606091612cf3612cfb92612cbe87610ea5565b039483612b96565b9101510290818303612d0c57505050565b6125c973ffffffffffffffffffffffffffffffffffffffff91610ea5565b925092509493506126d6959650612d418484612ab1565b612d49612bb9565b94612bfa565b929093959491612d62835f988487613057565b9460208301905b848703612d795750505050505050565b90919293949597612d8a8986612ab1565b612d9f612d95612bb9565b8a8787868c612bfa565b17978251019285808503612dbb575b5091909594939295612d69565b612dc791948689613057565b9285612dae565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b90919260608301519060e0840151612fe35792919060c060208401519301516fa9059cbb0000000000000000000000005f5260016060528360030285035b808710612ed2575b505b848610612e81575b50505050505f6034525f60605290565b90919293946014810135821c838102603452813560601c908160145260206060604460105f8a62061a80f1601f3d16600160605114111691020215612ecc5784019493929190612e69565b94612e71565b956014819692939495960135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd55785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd55785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd55785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fd557850195949392919094612e5f565b95505084939291905f612e67565b9390919250906fa9059cbb0000000000000000000000005f5260345260016060525b803560601c8060145260206060604460105f8762061a80f1601f3d166001606051141116021561304f5760140190828218613049575090505b5f6034525f60605290565b90613005565b91505061303e565b919091602081019161306883610ea5565b60ff61307660408501610f00565b1690811580613327575b6133175750600181146132465760209160025f921461318b576130b192506130ab9150959493610ea5565b91610ea5565b6040519060e082016040527f23b872dd000000000000000000000000000000000000000000000000000000008252600482015260a060848201525f60a4820152606083015160e08401519560c0602086015195015196604484019060248501925b60148101358a1c82178581028452813560601c808652308118021590151760205f606489828c62061a80f1111561317e5787903d613166575b0198888a186131605750505050505050505090565b98613112565b9050601f3d1660015f5114111561317e57879061314b565b9850505050505050505090565b6131a7925061271591506131a190969594610ea5565b92610ea5565b606083015160e08401519560208501519460808101519760a060c0830151920151916044860192606487019360248801955b60148101358d1c825282810135841c85178881028752813560601c808952308118021590151760205f60c48c828f62061a80f11115613236573d613236578a019b8b8d186132305750505050505050505050505090565b9b6131d9565b9b50505050505050505050505090565b5090929161325390610ea5565b600261326a606061326387610ea5565b9601610f00565b16613309576323b872dd939492915b608060208401519301519563ffffffff60405196165f526020525b6014810135861c606052803560601c8060405230811802602060606064601c5f8762061a80f102156132ff5782903d6132e6575b01948386186132e057505050505b6040525f60605290565b94613294565b9050601f3d1660016060511411156132ff5782906132c8565b94505050506132d6565b6342842e0e93949291613279565b919350506126d694939150612e21565b50600461333660608601610f00565b161561308056' as const
