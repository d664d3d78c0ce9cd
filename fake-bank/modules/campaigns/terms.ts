import type { TermsDocument } from '#contract/campaigns';
import type { OfferedProduct } from '#contract/domain/campaign';
import { formatDate } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import type { Offer } from './offer';

type Section = TermsDocument['sections'][number];

const VERSION = '2026-01-02';

const percent = (rate: number): string => `${rate.toFixed(2)}%`;
const pesos = (centavos: number): string => formatCentavos(centavos, 'MXN');

const parties: Section = {
  heading: '1. Quiénes lo acordamos',
  paragraphs: [
    'Banco Cenzontle, una institución ficticia que existe para mostrar cómo funciona una banca en línea, y tú, titular de la cuenta con la que iniciaste sesión.',
    'Al firmar con tu token aceptas este documento tal como lo leíste. El banco guarda la fecha, la hora y el folio de tu aceptación.',
  ],
};

const rights: Section = {
  heading: '5. Tus derechos',
  paragraphs: [
    'Puedes cancelar sin costo dentro de los diez días hábiles siguientes a la firma si no has usado el crédito.',
    'Puedes pagar por adelantado, en parte o todo, sin penalización. Lo que adelantas baja los intereses que faltan.',
    'Si no estás de acuerdo con un cargo, llama a la línea de atención. También puedes acudir a la CONDUSEF: 55 5340 0999, www.condusef.gob.mx.',
  ],
};

const lateInterest: Section = {
  heading: '4. Si te atrasas',
  paragraphs: [
    'Un pago después de su fecha genera intereses moratorios a la misma tasa sobre el capital vencido, por cada día de atraso, más IVA.',
    'Los atrasos se reportan a las sociedades de información crediticia y pueden impedir que tengas otros créditos.',
  ],
};

const unpaid: Section = {
  heading: '4. Si te atrasas',
  paragraphs: [
    'Un mínimo que no pagas a tiempo queda vencido, se suma al siguiente y tu saldo sigue generando intereses a la misma tasa.',
    'Los atrasos se reportan a las sociedades de información crediticia y pueden impedir que tengas otros créditos.',
  ],
};

const loanSections = ({ yearlyRate, openingFee }: Offer): Section[] => [
  {
    heading: '2. El dinero que recibes',
    paragraphs: [
      'El monto que elijas se deposita en tu cuenta de cheques en el momento en que firmas.',
      openingFee > 0
        ? `De ese depósito se cobra una comisión por apertura de ${percent(openingFee)} más IVA, una sola vez.`
        : 'No hay comisión por apertura.',
    ],
  },
  {
    heading: '3. Cómo lo pagas',
    paragraphs: [
      `La tasa es fija, de ${percent(yearlyRate)} anual sobre saldos insolutos. Los intereses causan IVA del 16%.`,
      'Pagas mensualidades iguales el mismo día de cada mes; si es inhábil, el siguiente día hábil. La última ajusta los centavos.',
      'Cada mensualidad la pagas tú, desde esta banca: no se carga sola a tu cuenta.',
    ],
  },
  lateInterest,
];

const revolvingSections = ({ product, yearlyRate, annualFee }: Offer): Section[] => [
  {
    heading: '2. Tu límite',
    paragraphs: [
      'Es lo más que puedes usar al mismo tiempo. Lo que pagas vuelve a estar disponible.',
      annualFee > 0
        ? `La anualidad es de ${pesos(annualFee)} más IVA. Se cobra al contratar y cada año en la misma fecha.`
        : 'No cobra anualidad.',
      ...(product === 'SL'
        ? ['Puedes disponer de la línea durante el plazo que elijas. Después solo se paga lo que debas.']
        : []),
    ],
  },
  {
    heading: '3. Cómo se calculan los intereses',
    paragraphs: [
      `La tasa es fija, de ${percent(yearlyRate)} anual sobre el saldo diario, entre 360 días, más IVA.`,
      'Si pagas el total de tu estado de cuenta a más tardar en su fecha límite, ese periodo no genera intereses.',
      'Cada mes debes pagar al menos el mínimo que indica tu estado de cuenta.',
    ],
  },
  unpaid,
];

const increaseSections = ({ amount }: Offer): Section[] => [
  {
    heading: '2. Qué cambia',
    paragraphs: [
      `Tu límite sube a ${pesos(amount)} en el momento en que firmas. Tu tasa, tu fecha de corte y tu anualidad siguen igual.`,
      'El pago mínimo de tus próximos estados de cuenta toma en cuenta el nuevo límite.',
    ],
  },
  {
    heading: '3. Puedes regresar a tu límite anterior',
    paragraphs: ['Llama a la línea de atención cuando quieras. Lo que ya debas se paga igual.'],
  },
  unpaid,
];

const sections: Record<OfferedProduct, (offer: Offer) => Section[]> = {
  SL: revolvingSections,
  TDC: revolvingSections,
  CLI: increaseSections,
  SPL: loanSections,
  PR: loanSections,
};

export const termsDocument = (offer: Offer): TermsDocument => ({
  title: `Términos y condiciones de ${offer.title}`,
  date: VERSION,
  sections: [
    parties,
    ...sections[offer.product](offer),
    rights,
    {
      heading: '6. Vigencia de esta oferta',
      paragraphs: [`Puedes aceptarla hasta el ${formatDate(offer.endDate)}.`],
    },
  ],
});
