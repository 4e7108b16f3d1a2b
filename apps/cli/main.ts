#!/usr/bin/env node
import { main } from './cli.ts';
import { processIo } from './io.ts';

const io = processIo();
process.exitCode = await main(process.argv.slice(2), io);
io.close();
