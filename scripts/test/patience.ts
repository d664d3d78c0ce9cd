/** A busy machine may take seconds over what is loaded when it is first shown: a test waits until it is there. */
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 20_000 });
