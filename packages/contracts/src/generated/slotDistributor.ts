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
export const slotDistributorBytecode = '0x6080806040523460155761322e908161001a8239f35b5f80fdfe60a06040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611e75565b9161028d6116e1565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611e75565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116e1565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818401016119e5565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611f3a565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611a1c565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661169457608464ffffffffff610f88826116c0565b164210611655575060a464ffffffffff610fa1826116c0565b1615158061163c575b6115fd57507401000000000000000000000000000000000000000016156115d157610fd56004611878565b506101006004013563ffffffff811680910361020f5761ffff610ff96101246116d2565b16908d61102a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818501016119e5565b809110156115a257508d82029003908082101561159b57505b808b101561156c575073ffffffffffffffffffffffffffffffffffffffff86169889158015611563575b611537576080926111059695949260758d6110c894604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611f3a565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611f3a565b610144350361150b57855f528660205260405f208054600181881c166114db576001871b17905581156114af576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119983611f79565b80611374575080611344575060643560ff8116810361020f57600416156112ca576111d0856111c884846122a2565b948484612c8b565b1561128757906111df916122a2565b908181039486145f1461125a5714155b611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111ef565b6112c685611293612a81565b906040519485947f118baa5200000000000000000000000000000000000000000000000000000000865260048601612008565b0390fd5b6112d783829493946122a2565b926112e486848385612c8b565b156113375750906112f4916122a2565b03928403611331575f5b8303611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b816112fe565b906112c686611293612a81565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f1461144e576001820361141e57908461139c92600461268b565b851415928361140c575b5050506113d857507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b61141693506127ee565b5f80806113a6565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b928561146f83876114678186611474999d9b989c61263e565b97600461268b565b61263e565b90039284036113315782611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a1461106d565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b9050611043565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160c64ffffffffff916116c0565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff61164c826116c0565b16421015610faa565b61166464ffffffffff916116c0565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b3561ffff8116810361020f5790565b6044359060ff821680830361020f5780926003821161184c5760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff16611821575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f3575050600314806117c8575b61177a57565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57501515611774565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9061188560408301610f00565b9160ff831692600384116119b95761189f60608301610f00565b6107f861ffff6118b261012086016116d2565b169260031b169060ff6301010305831c1982161661198a575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f35750506003831480611960575b6119135750565b611934602073ffffffffffffffffffffffffffffffffffffffff9201610ea5565b7f850f8d2f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5073ffffffffffffffffffffffffffffffffffffffff61198260208301610ea5565b16151561190c565b60ff907fa4843ddb000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b837fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b81156119ef570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611d72576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f57611a6683611f79565b8015918280611d5b575b611b455750600290610100860151611b35575b03611a9f57505090611a9b9392918151936004612317565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f57611ae9611ad2828b6122a2565b91611ae38751878987896004612317565b9a6122a2565b81811015611b2c57611afa91610ec6565b945b15611b1457505090611a9d9291861916906004612504565b611b28949391928896981916926004612368565b1791565b50505f94611afc565b611b3f8787612046565b50611a83565b969392949597505050611b5830846122a2565b93611b638782612046565b916004359373ffffffffffffffffffffffffffffffffffffffff8516851415938461020f57611b948130888a612c8b565b15611d4d5750611ba38961282c565b929099845193602086019b8c519586820201958202860195611bc9818987896004612b67565b9d5101868103611d33575b50011c9182611d17575b505050508680155f14611d085750505f905b611bfa30856122a2565b611c048387610f26565b8103611ccb575081611c1c575b505050505050905f90565b61020f5760205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611c8b575050611c7b9030906122a2565b9181830361122957808080611c11565b6112c68391611c98612a81565b906040519485947f72871d2900000000000000000000000000000000000000000000000000000000865260048601612008565b86611cd68488610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611d1191612046565b90611bf0565b93611d28939291819b956004612317565b17955f808080611bde565b86611d4591929e928987896004612c16565b179b5f611bd4565b866112c68792611293612a81565b5060643560ff8116810361020f5760041615611a70565b509294935090805f95606084019280611d8c8551346119e5565b95805194879860208301945b611daa57505050505050505191030290565b90919293949597611dd690611dbe8661282c565b968782011c9a885180920201960286018096866129bf565b9890945b808603611def57509395949392919083611d98565b9490989b99611dfe8286612a5e565b908d8211611e3c5781611e3493928892039c611e278b858a89611e1f612a81565b936004612ac2565b179e0391885101866129bf565b989094611dda565b611e468587612046565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611f0b5774040000000000000000000000000000000000000000815416611ee05750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611f4b575050565b90925b602084359182811160051b9081521852602060405f20930190808218611f72575050565b9092611f4e565b803b15611f835750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff60809381612043979616845216602083015260408201528160608201520190611fc5565b90565b5f906101008101516121dd5760608101519260e082015161213057612071825160a084015190610f26565b8160c06020850151940151918460031b935b6120905750505050500290565b849061209b8361282c565b9290936120a88486610f26565b1c9302019085810282019060031c850282015b868184106120e55750505b8082106120d4575081612083565b909585908735851c019601906120c6565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c01010101010101019701916120bb565b90506121d991507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f936040820193606083019350602083019291865b865188101561229857600183891c161561228f578351855190818a02918a8304148a151715610ed35761222e9161222891610f26565b85612a5e565b86519061223e82820292836119e5565b14801590612284575b6122585760019101975b01966121f2565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508181810110612247565b96600190612251565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156122d55750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6123345750505050505050565b612360986123418361282c565b9a90938b85011c9384938851809202019b028b01809b87878c8c612c16565b179890612327565b90929594955f96612415867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b146124fa579081859395925160208201935b6124345750505050505050565b600185161515806124ce575b8061249e575b612461575b835161245691610f26565b9360011c9384612427565b97604051906020820182811067ffffffffffffffff8211176101e25761245692612495916040525f81528b858b8b89612ac2565b1798905061244b565b506124c96124ae60208501610ea5565b6124b785610ea5565b60808501516014850135901c916127ee565b612446565b5073ffffffffffffffffffffffffffffffffffffffff6124ed84610ea5565b16813560601c1415612440565b505f955050505050565b8261262e575f935b8481116125da576125d457918160208293519101915b61252d575050505050565b600183161515806125a8575b61255357815161254891610f26565b9160011c9182612522565b8473ffffffffffffffffffffffffffffffffffffffff61257560208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff6125c785610ea5565b16813560601c1415612539565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff6125fc60208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6126388383612046565b9361250c565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156122d55750565b91909261269a60208401610ea5565b9260205f6040830196600260ff6126b08a610f00565b161482146127675760c4906126c485610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301528360a4830152602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b15612735575050505050565b90600160ff61275061274a6112c69695610ea5565b97610f00565b160361276057505b611293612a81565b9050612758565b606490600261277860608701610f00565b16151583146127e3576342842e0e905b61279186610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d151716612729565b6323b872dd90612788565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f9160018116156128e5575b806001612043920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91506120436129b57fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c9050612839565b91909392818514612a565791908460208301519360c08401519460e08501516060860151905f5b8a3560601c9460148c01358a1c8317918287021517955f808080858711159489880290620186a0f11615612a4a570399830197868918612a4257505050505b612a31575b5050509190565b612a3a92612cde565b5f8080612a2a565b9799936129e6565b9a985050505050612a25565b935090509190565b90612a6e9060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612aa2575b604051918083525f602084013e60608201604052565b60409150612a8c565b604090612043939281528160208201520190611fc5565b936060612aea60019394956020612ae1612af1959b9a9b835190610ec6565b910151906119e5565b9501610f00565b16612b32577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612b2b600195966040519182918783612aab565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112c6878660048401612aab565b9493929091945f956020830151850191853560601c916020820195612b9484612b8f89610ea5565b6122a2565b94612ba9818a89612ba48c610ea5565b612dda565b03612bfb57505050606091612bc4612bcc92612b8f87610ea5565b039483612a5e565b9101510290818303612bdd57505050565b6125fc73ffffffffffffffffffffffffffffffffffffffff91610ea5565b92509250949350612043959650612c10612a81565b94612ac2565b929093959491612c29835f988487612f37565b9460208301905b848703612c405750505050505050565b90919293949597612c5c612c52612a81565b8a8787868c612ac2565b17978251019285808503612c78575b5091909594939295612c30565b612c8491948689612f37565b9285612c6b565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b60208101915b838110612cf15750505050565b803560601c8015612d9f573014612d6457612d0c8183612a5e565b15612d21578251612d1c91610f26565b612ce4565b612d399350612d31915190610ec6565b9051906119e5565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612d749350612d31915190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612daf84612d3184865190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b929091606083015160e0840151612e925793908091602085015160c0860151965f6fa9059cbb0000000000000000000000005f5260016060525b6014850135891c828102603452853560601c806014520215179360206060604460105f8862061a80f1601f3d16600160605114111615612e8857820197868918612e8157505050505b5f6034525f606052612e70575b50505090565b612e7992612cde565b5f8080612e6a565b9793612e14565b9750505050612e5d565b9250915f906fa9059cbb0000000000000000000000005f5260345260016060525b823560601c8060145215179160206060604460105f8862061a80f1601f3d16600160605114111615612f2f5760140192818418612f285750505b5f6034525f606052612efc5790565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b9291612eb3565b925050612eed565b9291909260208101612f4881610ea5565b90604083019160ff612f5984610f00565b1690811580613218575b613209575060011461312c575f600260ff612f8c612f8660209589608052610ea5565b95610f00565b16149283821461311e57612fa463f242432a95610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519660e0880160405260e01b168652600486015260a060848601528160a48601528382146131165760c4945b84831461310a5761300960ff60445b1682610f26565b9483146130f85793949250905061302560ff60645b1684610f26565b9060e08801519360608901519260208a01519360808b01519760c08c01519760a08d0151985f5b8a6080510135821c8317601460805101358d1c855285810287526080513560601c8060248a0152308118020215179960205f60ff8c1689828c62061a80f1156130e7573d6130d8575b88608051016080528d608051186130d2575050505050505050505090505b6130c1575b50505060805190565b6130ca92612cde565b5f80806130b8565b9961304c565b601f3d1660015f511411613095575b5050505050505050505090506130b3565b93949250905061302560ff604461301e565b61300960ff6064613002565b606494612ff3565b612fa46323b872dd95610ea5565b94939291905061313c8295610ea5565b906002613154606061314d84610ea5565b9301610f00565b166131fc576323b872dd9095915b60208601516080870151975f9063ffffffff60405195165f526020525b6014850135891c606052843560601c8060405230811802151793602060606064601c5f8762061a80f1156131f35781903d6131da575b01978689186131d3575050505b6040525f606052612e705750505090565b979361317f565b9050601f3d1660016060511411156131f35781906131b5565b975050506131c2565b6342842e0e909591613162565b92505050612043949150612dda565b50600461322760608701610f00565b1615612f6356' as const
export const slotDistributorRuntimeBytecode = '0x60a06040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611e75565b9161028d6116e1565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611e75565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116e1565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818401016119e5565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611f3a565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611a1c565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661169457608464ffffffffff610f88826116c0565b164210611655575060a464ffffffffff610fa1826116c0565b1615158061163c575b6115fd57507401000000000000000000000000000000000000000016156115d157610fd56004611878565b506101006004013563ffffffff811680910361020f5761ffff610ff96101246116d2565b16908d61102a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818501016119e5565b809110156115a257508d82029003908082101561159b57505b808b101561156c575073ffffffffffffffffffffffffffffffffffffffff86169889158015611563575b611537576080926111059695949260758d6110c894604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611f3a565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611f3a565b610144350361150b57855f528660205260405f208054600181881c166114db576001871b17905581156114af576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119983611f79565b80611374575080611344575060643560ff8116810361020f57600416156112ca576111d0856111c884846122a2565b948484612c8b565b1561128757906111df916122a2565b908181039486145f1461125a5714155b611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111ef565b6112c685611293612a81565b906040519485947f118baa5200000000000000000000000000000000000000000000000000000000865260048601612008565b0390fd5b6112d783829493946122a2565b926112e486848385612c8b565b156113375750906112f4916122a2565b03928403611331575f5b8303611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b816112fe565b906112c686611293612a81565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f1461144e576001820361141e57908461139c92600461268b565b851415928361140c575b5050506113d857507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b61141693506127ee565b5f80806113a6565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b928561146f83876114678186611474999d9b989c61263e565b97600461268b565b61263e565b90039284036113315782611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a1461106d565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b9050611043565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160c64ffffffffff916116c0565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff61164c826116c0565b16421015610faa565b61166464ffffffffff916116c0565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b3561ffff8116810361020f5790565b6044359060ff821680830361020f5780926003821161184c5760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff16611821575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f3575050600314806117c8575b61177a57565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57501515611774565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9061188560408301610f00565b9160ff831692600384116119b95761189f60608301610f00565b6107f861ffff6118b261012086016116d2565b169260031b169060ff6301010305831c1982161661198a575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f35750506003831480611960575b6119135750565b611934602073ffffffffffffffffffffffffffffffffffffffff9201610ea5565b7f850f8d2f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5073ffffffffffffffffffffffffffffffffffffffff61198260208301610ea5565b16151561190c565b60ff907fa4843ddb000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b837fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b81156119ef570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611d72576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f57611a6683611f79565b8015918280611d5b575b611b455750600290610100860151611b35575b03611a9f57505090611a9b9392918151936004612317565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f57611ae9611ad2828b6122a2565b91611ae38751878987896004612317565b9a6122a2565b81811015611b2c57611afa91610ec6565b945b15611b1457505090611a9d9291861916906004612504565b611b28949391928896981916926004612368565b1791565b50505f94611afc565b611b3f8787612046565b50611a83565b969392949597505050611b5830846122a2565b93611b638782612046565b916004359373ffffffffffffffffffffffffffffffffffffffff8516851415938461020f57611b948130888a612c8b565b15611d4d5750611ba38961282c565b929099845193602086019b8c519586820201958202860195611bc9818987896004612b67565b9d5101868103611d33575b50011c9182611d17575b505050508680155f14611d085750505f905b611bfa30856122a2565b611c048387610f26565b8103611ccb575081611c1c575b505050505050905f90565b61020f5760205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611c8b575050611c7b9030906122a2565b9181830361122957808080611c11565b6112c68391611c98612a81565b906040519485947f72871d2900000000000000000000000000000000000000000000000000000000865260048601612008565b86611cd68488610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611d1191612046565b90611bf0565b93611d28939291819b956004612317565b17955f808080611bde565b86611d4591929e928987896004612c16565b179b5f611bd4565b866112c68792611293612a81565b5060643560ff8116810361020f5760041615611a70565b509294935090805f95606084019280611d8c8551346119e5565b95805194879860208301945b611daa57505050505050505191030290565b90919293949597611dd690611dbe8661282c565b968782011c9a885180920201960286018096866129bf565b9890945b808603611def57509395949392919083611d98565b9490989b99611dfe8286612a5e565b908d8211611e3c5781611e3493928892039c611e278b858a89611e1f612a81565b936004612ac2565b179e0391885101866129bf565b989094611dda565b611e468587612046565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611f0b5774040000000000000000000000000000000000000000815416611ee05750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611f4b575050565b90925b602084359182811160051b9081521852602060405f20930190808218611f72575050565b9092611f4e565b803b15611f835750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff60809381612043979616845216602083015260408201528160608201520190611fc5565b90565b5f906101008101516121dd5760608101519260e082015161213057612071825160a084015190610f26565b8160c06020850151940151918460031b935b6120905750505050500290565b849061209b8361282c565b9290936120a88486610f26565b1c9302019085810282019060031c850282015b868184106120e55750505b8082106120d4575081612083565b909585908735851c019601906120c6565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c01010101010101019701916120bb565b90506121d991507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f936040820193606083019350602083019291865b865188101561229857600183891c161561228f578351855190818a02918a8304148a151715610ed35761222e9161222891610f26565b85612a5e565b86519061223e82820292836119e5565b14801590612284575b6122585760019101975b01966121f2565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508181810110612247565b96600190612251565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156122d55750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6123345750505050505050565b612360986123418361282c565b9a90938b85011c9384938851809202019b028b01809b87878c8c612c16565b179890612327565b90929594955f96612415867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b146124fa579081859395925160208201935b6124345750505050505050565b600185161515806124ce575b8061249e575b612461575b835161245691610f26565b9360011c9384612427565b97604051906020820182811067ffffffffffffffff8211176101e25761245692612495916040525f81528b858b8b89612ac2565b1798905061244b565b506124c96124ae60208501610ea5565b6124b785610ea5565b60808501516014850135901c916127ee565b612446565b5073ffffffffffffffffffffffffffffffffffffffff6124ed84610ea5565b16813560601c1415612440565b505f955050505050565b8261262e575f935b8481116125da576125d457918160208293519101915b61252d575050505050565b600183161515806125a8575b61255357815161254891610f26565b9160011c9182612522565b8473ffffffffffffffffffffffffffffffffffffffff61257560208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff6125c785610ea5565b16813560601c1415612539565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff6125fc60208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6126388383612046565b9361250c565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156122d55750565b91909261269a60208401610ea5565b9260205f6040830196600260ff6126b08a610f00565b161482146127675760c4906126c485610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301528360a4830152602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b15612735575050505050565b90600160ff61275061274a6112c69695610ea5565b97610f00565b160361276057505b611293612a81565b9050612758565b606490600261277860608701610f00565b16151583146127e3576342842e0e905b61279186610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d151716612729565b6323b872dd90612788565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f9160018116156128e5575b806001612043920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91506120436129b57fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c9050612839565b91909392818514612a565791908460208301519360c08401519460e08501516060860151905f5b8a3560601c9460148c01358a1c8317918287021517955f808080858711159489880290620186a0f11615612a4a570399830197868918612a4257505050505b612a31575b5050509190565b612a3a92612cde565b5f8080612a2a565b9799936129e6565b9a985050505050612a25565b935090509190565b90612a6e9060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612aa2575b604051918083525f602084013e60608201604052565b60409150612a8c565b604090612043939281528160208201520190611fc5565b936060612aea60019394956020612ae1612af1959b9a9b835190610ec6565b910151906119e5565b9501610f00565b16612b32577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612b2b600195966040519182918783612aab565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112c6878660048401612aab565b9493929091945f956020830151850191853560601c916020820195612b9484612b8f89610ea5565b6122a2565b94612ba9818a89612ba48c610ea5565b612dda565b03612bfb57505050606091612bc4612bcc92612b8f87610ea5565b039483612a5e565b9101510290818303612bdd57505050565b6125fc73ffffffffffffffffffffffffffffffffffffffff91610ea5565b92509250949350612043959650612c10612a81565b94612ac2565b929093959491612c29835f988487612f37565b9460208301905b848703612c405750505050505050565b90919293949597612c5c612c52612a81565b8a8787868c612ac2565b17978251019285808503612c78575b5091909594939295612c30565b612c8491948689612f37565b9285612c6b565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b60208101915b838110612cf15750505050565b803560601c8015612d9f573014612d6457612d0c8183612a5e565b15612d21578251612d1c91610f26565b612ce4565b612d399350612d31915190610ec6565b9051906119e5565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612d749350612d31915190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612daf84612d3184865190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b929091606083015160e0840151612e925793908091602085015160c0860151965f6fa9059cbb0000000000000000000000005f5260016060525b6014850135891c828102603452853560601c806014520215179360206060604460105f8862061a80f1601f3d16600160605114111615612e8857820197868918612e8157505050505b5f6034525f606052612e70575b50505090565b612e7992612cde565b5f8080612e6a565b9793612e14565b9750505050612e5d565b9250915f906fa9059cbb0000000000000000000000005f5260345260016060525b823560601c8060145215179160206060604460105f8862061a80f1601f3d16600160605114111615612f2f5760140192818418612f285750505b5f6034525f606052612efc5790565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b9291612eb3565b925050612eed565b9291909260208101612f4881610ea5565b90604083019160ff612f5984610f00565b1690811580613218575b613209575060011461312c575f600260ff612f8c612f8660209589608052610ea5565b95610f00565b16149283821461311e57612fa463f242432a95610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519660e0880160405260e01b168652600486015260a060848601528160a48601528382146131165760c4945b84831461310a5761300960ff60445b1682610f26565b9483146130f85793949250905061302560ff60645b1684610f26565b9060e08801519360608901519260208a01519360808b01519760c08c01519760a08d0151985f5b8a6080510135821c8317601460805101358d1c855285810287526080513560601c8060248a0152308118020215179960205f60ff8c1689828c62061a80f1156130e7573d6130d8575b88608051016080528d608051186130d2575050505050505050505090505b6130c1575b50505060805190565b6130ca92612cde565b5f80806130b8565b9961304c565b601f3d1660015f511411613095575b5050505050505050505090506130b3565b93949250905061302560ff604461301e565b61300960ff6064613002565b606494612ff3565b612fa46323b872dd95610ea5565b94939291905061313c8295610ea5565b906002613154606061314d84610ea5565b9301610f00565b166131fc576323b872dd9095915b60208601516080870151975f9063ffffffff60405195165f526020525b6014850135891c606052843560601c8060405230811802151793602060606064601c5f8762061a80f1156131f35781903d6131da575b01978689186131d3575050505b6040525f606052612e705750505090565b979361317f565b9050601f3d1660016060511411156131f35781906131b5565b975050506131c2565b6342842e0e909591613162565b92505050612043949150612dda565b50600461322760608701610f00565b1615612f6356' as const
export const slotDistributorRuntimeHash = '0x3220abd52008d96dac2d943322e67f97d770d9a9fd5d64a359497ec9b1b03239' as const
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0xE6A56A92C1887427A2350fBCFE5AB790f4918bde' as const
export const distributorDeployData = '0x00000000000000000000000000000000000000000000000000000000000000006080806040523460155761322e908161001a8239f35b5f80fdfe60a06040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611e75565b9161028d6116e1565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611e75565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116e1565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818401016119e5565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611f3a565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611a1c565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661169457608464ffffffffff610f88826116c0565b164210611655575060a464ffffffffff610fa1826116c0565b1615158061163c575b6115fd57507401000000000000000000000000000000000000000016156115d157610fd56004611878565b506101006004013563ffffffff811680910361020f5761ffff610ff96101246116d2565b16908d61102a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818501016119e5565b809110156115a257508d82029003908082101561159b57505b808b101561156c575073ffffffffffffffffffffffffffffffffffffffff86169889158015611563575b611537576080926111059695949260758d6110c894604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611f3a565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611f3a565b610144350361150b57855f528660205260405f208054600181881c166114db576001871b17905581156114af576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119983611f79565b80611374575080611344575060643560ff8116810361020f57600416156112ca576111d0856111c884846122a2565b948484612c8b565b1561128757906111df916122a2565b908181039486145f1461125a5714155b611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111ef565b6112c685611293612a81565b906040519485947f118baa5200000000000000000000000000000000000000000000000000000000865260048601612008565b0390fd5b6112d783829493946122a2565b926112e486848385612c8b565b156113375750906112f4916122a2565b03928403611331575f5b8303611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b816112fe565b906112c686611293612a81565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f1461144e576001820361141e57908461139c92600461268b565b851415928361140c575b5050506113d857507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b61141693506127ee565b5f80806113a6565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b928561146f83876114678186611474999d9b989c61263e565b97600461268b565b61263e565b90039284036113315782611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a1461106d565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b9050611043565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160c64ffffffffff916116c0565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff61164c826116c0565b16421015610faa565b61166464ffffffffff916116c0565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b3561ffff8116810361020f5790565b6044359060ff821680830361020f5780926003821161184c5760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff16611821575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f3575050600314806117c8575b61177a57565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57501515611774565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9061188560408301610f00565b9160ff831692600384116119b95761189f60608301610f00565b6107f861ffff6118b261012086016116d2565b169260031b169060ff6301010305831c1982161661198a575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f35750506003831480611960575b6119135750565b611934602073ffffffffffffffffffffffffffffffffffffffff9201610ea5565b7f850f8d2f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5073ffffffffffffffffffffffffffffffffffffffff61198260208301610ea5565b16151561190c565b60ff907fa4843ddb000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b837fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b81156119ef570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611d72576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f57611a6683611f79565b8015918280611d5b575b611b455750600290610100860151611b35575b03611a9f57505090611a9b9392918151936004612317565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f57611ae9611ad2828b6122a2565b91611ae38751878987896004612317565b9a6122a2565b81811015611b2c57611afa91610ec6565b945b15611b1457505090611a9d9291861916906004612504565b611b28949391928896981916926004612368565b1791565b50505f94611afc565b611b3f8787612046565b50611a83565b969392949597505050611b5830846122a2565b93611b638782612046565b916004359373ffffffffffffffffffffffffffffffffffffffff8516851415938461020f57611b948130888a612c8b565b15611d4d5750611ba38961282c565b929099845193602086019b8c519586820201958202860195611bc9818987896004612b67565b9d5101868103611d33575b50011c9182611d17575b505050508680155f14611d085750505f905b611bfa30856122a2565b611c048387610f26565b8103611ccb575081611c1c575b505050505050905f90565b61020f5760205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611c8b575050611c7b9030906122a2565b9181830361122957808080611c11565b6112c68391611c98612a81565b906040519485947f72871d2900000000000000000000000000000000000000000000000000000000865260048601612008565b86611cd68488610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611d1191612046565b90611bf0565b93611d28939291819b956004612317565b17955f808080611bde565b86611d4591929e928987896004612c16565b179b5f611bd4565b866112c68792611293612a81565b5060643560ff8116810361020f5760041615611a70565b509294935090805f95606084019280611d8c8551346119e5565b95805194879860208301945b611daa57505050505050505191030290565b90919293949597611dd690611dbe8661282c565b968782011c9a885180920201960286018096866129bf565b9890945b808603611def57509395949392919083611d98565b9490989b99611dfe8286612a5e565b908d8211611e3c5781611e3493928892039c611e278b858a89611e1f612a81565b936004612ac2565b179e0391885101866129bf565b989094611dda565b611e468587612046565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611f0b5774040000000000000000000000000000000000000000815416611ee05750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611f4b575050565b90925b602084359182811160051b9081521852602060405f20930190808218611f72575050565b9092611f4e565b803b15611f835750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff60809381612043979616845216602083015260408201528160608201520190611fc5565b90565b5f906101008101516121dd5760608101519260e082015161213057612071825160a084015190610f26565b8160c06020850151940151918460031b935b6120905750505050500290565b849061209b8361282c565b9290936120a88486610f26565b1c9302019085810282019060031c850282015b868184106120e55750505b8082106120d4575081612083565b909585908735851c019601906120c6565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c01010101010101019701916120bb565b90506121d991507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f936040820193606083019350602083019291865b865188101561229857600183891c161561228f578351855190818a02918a8304148a151715610ed35761222e9161222891610f26565b85612a5e565b86519061223e82820292836119e5565b14801590612284575b6122585760019101975b01966121f2565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b508181810110612247565b96600190612251565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156122d55750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6123345750505050505050565b612360986123418361282c565b9a90938b85011c9384938851809202019b028b01809b87878c8c612c16565b179890612327565b90929594955f96612415867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b146124fa579081859395925160208201935b6124345750505050505050565b600185161515806124ce575b8061249e575b612461575b835161245691610f26565b9360011c9384612427565b97604051906020820182811067ffffffffffffffff8211176101e25761245692612495916040525f81528b858b8b89612ac2565b1798905061244b565b506124c96124ae60208501610ea5565b6124b785610ea5565b60808501516014850135901c916127ee565b612446565b5073ffffffffffffffffffffffffffffffffffffffff6124ed84610ea5565b16813560601c1415612440565b505f955050505050565b8261262e575f935b8481116125da576125d457918160208293519101915b61252d575050505050565b600183161515806125a8575b61255357815161254891610f26565b9160011c9182612522565b8473ffffffffffffffffffffffffffffffffffffffff61257560208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff6125c785610ea5565b16813560601c1415612539565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff6125fc60208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6126388383612046565b9361250c565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156122d55750565b91909261269a60208401610ea5565b9260205f6040830196600260ff6126b08a610f00565b161482146127675760c4906126c485610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301528360a4830152602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b15612735575050505050565b90600160ff61275061274a6112c69695610ea5565b97610f00565b160361276057505b611293612a81565b9050612758565b606490600261277860608701610f00565b16151583146127e3576342842e0e905b61279186610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d151716612729565b6323b872dd90612788565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f9160018116156128e5575b806001612043920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91506120436129b57fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c9050612839565b91909392818514612a565791908460208301519360c08401519460e08501516060860151905f5b8a3560601c9460148c01358a1c8317918287021517955f808080858711159489880290620186a0f11615612a4a570399830197868918612a4257505050505b612a31575b5050509190565b612a3a92612cde565b5f8080612a2a565b9799936129e6565b9a985050505050612a25565b935090509190565b90612a6e9060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612aa2575b604051918083525f602084013e60608201604052565b60409150612a8c565b604090612043939281528160208201520190611fc5565b936060612aea60019394956020612ae1612af1959b9a9b835190610ec6565b910151906119e5565b9501610f00565b16612b32577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612b2b600195966040519182918783612aab565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112c6878660048401612aab565b9493929091945f956020830151850191853560601c916020820195612b9484612b8f89610ea5565b6122a2565b94612ba9818a89612ba48c610ea5565b612dda565b03612bfb57505050606091612bc4612bcc92612b8f87610ea5565b039483612a5e565b9101510290818303612bdd57505050565b6125fc73ffffffffffffffffffffffffffffffffffffffff91610ea5565b92509250949350612043959650612c10612a81565b94612ac2565b929093959491612c29835f988487612f37565b9460208301905b848703612c405750505050505050565b90919293949597612c5c612c52612a81565b8a8787868c612ac2565b17978251019285808503612c78575b5091909594939295612c30565b612c8491948689612f37565b9285612c6b565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b60208101915b838110612cf15750505050565b803560601c8015612d9f573014612d6457612d0c8183612a5e565b15612d21578251612d1c91610f26565b612ce4565b612d399350612d31915190610ec6565b9051906119e5565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612d749350612d31915190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612daf84612d3184865190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b929091606083015160e0840151612e925793908091602085015160c0860151965f6fa9059cbb0000000000000000000000005f5260016060525b6014850135891c828102603452853560601c806014520215179360206060604460105f8862061a80f1601f3d16600160605114111615612e8857820197868918612e8157505050505b5f6034525f606052612e70575b50505090565b612e7992612cde565b5f8080612e6a565b9793612e14565b9750505050612e5d565b9250915f906fa9059cbb0000000000000000000000005f5260345260016060525b823560601c8060145215179160206060604460105f8862061a80f1601f3d16600160605114111615612f2f5760140192818418612f285750505b5f6034525f606052612efc5790565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f525f60045260245ffd5b9291612eb3565b925050612eed565b9291909260208101612f4881610ea5565b90604083019160ff612f5984610f00565b1690811580613218575b613209575060011461312c575f600260ff612f8c612f8660209589608052610ea5565b95610f00565b16149283821461311e57612fa463f242432a95610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519660e0880160405260e01b168652600486015260a060848601528160a48601528382146131165760c4945b84831461310a5761300960ff60445b1682610f26565b9483146130f85793949250905061302560ff60645b1684610f26565b9060e08801519360608901519260208a01519360808b01519760c08c01519760a08d0151985f5b8a6080510135821c8317601460805101358d1c855285810287526080513560601c8060248a0152308118020215179960205f60ff8c1689828c62061a80f1156130e7573d6130d8575b88608051016080528d608051186130d2575050505050505050505090505b6130c1575b50505060805190565b6130ca92612cde565b5f80806130b8565b9961304c565b601f3d1660015f511411613095575b5050505050505050505090506130b3565b93949250905061302560ff604461301e565b61300960ff6064613002565b606494612ff3565b612fa46323b872dd95610ea5565b94939291905061313c8295610ea5565b906002613154606061314d84610ea5565b9301610f00565b166131fc576323b872dd9095915b60208601516080870151975f9063ffffffff60405195165f526020525b6014850135891c606052843560601c8060405230811802151793602060606064601c5f8762061a80f1156131f35781903d6131da575b01978689186131d3575050505b6040525f606052612e705750505090565b979361317f565b9050601f3d1660016060511411156131f35781906131b5565b975050506131c2565b6342842e0e909591613162565b92505050612043949150612dda565b50600461322760608701610f00565b1615612f6356' as const
