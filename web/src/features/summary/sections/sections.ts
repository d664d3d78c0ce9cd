import { EasyPayment } from '#web/features/easy-payment/EasyPayment.tsx';
import { LatestMovements } from './movements/LatestMovements';
import { Trend } from './movements/Trend';
import { People } from './People';
import { Rail } from './Rail';
import { Week } from './week/Week';

export default { Week, Trend, People, LatestMovements, EasyPayment, Rail };
