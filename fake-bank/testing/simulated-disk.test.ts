import { expect, test } from 'vitest';
import { SimulatedDisk } from './simulated-disk';

async function write(disk: SimulatedDisk, path: string, text: string): Promise<void> {
  const file = await disk.create(path);
  await file.write(Buffer.from(text), 0);
  await file.datasync();
}

test.each(['removed', 'renamed'])(
  'a folder created after one of the same name was %s is empty',
  async (how) => {
    const disk = new SimulatedDisk();
    await write(disk, '/data/par/old', 'old');
    if (how === 'removed') await disk.removeFolder('/data/par');
    else await disk.rename('/data/par', '/data/par.deleted');
    await disk.syncFolder('/data');
    await write(disk, '/data/par/new', 'new');
    await disk.syncFolder('/data/par');
    expect(disk.cutPower().paths).toEqual(['/data/par/new']);
  },
);
